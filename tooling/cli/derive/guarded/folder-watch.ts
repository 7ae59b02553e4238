import { type FSWatcher, watch } from 'node:fs';
import path from 'node:path';

/** Listens for changes of the files in folders; not of those in folders below them. */
export class FolderWatch {
  private readonly watchers: FSWatcher[] = [];
  private hasChanged = false;

  /** `folders`: inside of `root`. It knows nothing of what happened before. */
  constructor(
    root: string,
    private readonly folders: ReadonlySet<string>,
  ) {
    const onChange = () => {
      this.hasChanged = true;
    };
    try {
      for (const folder of folders)
        this.watchers.push(watch(path.join(root, folder), { persistent: false }, onChange).on('error', onChange));
    } catch {
      // A folder has just gone, or the system allows no more of this.
      onChange();
    }
  }

  /** Whether it has listened in all these folders, and nothing has changed there. */
  isQuietIn(folders: ReadonlySet<string>): boolean {
    return !this.hasChanged && [...folders].every((folder) => this.folders.has(folder));
  }

  close(): void {
    for (const watcher of this.watchers) watcher.close();
  }
}
