import { lstatSync, mkdirSync } from 'node:fs';
import path from 'node:path';

/** Folders of a site, of which each is looked at once. Whatever lies behind a link is not the site's. */
export class OwnFolders {
  private readonly known = new Set<string>();

  /** `root`: a real path. */
  constructor(private readonly root: string) {}

  /** Whether a folder is there. Throws where a link or a file stands in its place. */
  isThere(folder: string): boolean {
    if (this.known.has(folder)) return true;
    if (folder !== this.root && !this.isThere(path.dirname(folder))) return false;
    const found = lstatSync(folder, { throwIfNoEntry: false });
    if (!found) return false;
    if (found.isSymbolicLink()) throw new Error('a link leads out of the export');
    if (!found.isDirectory()) throw new Error(`ENOTDIR: ${folder} is no folder`);
    this.known.add(folder);
    return true;
  }

  /** Whether a folder is there and lies behind no link. */
  isOwn(folder: string): boolean {
    try {
      return this.isThere(folder);
    } catch {
      return false;
    }
  }

  /** Makes a folder where it is missing, with those that it lies in. */
  open(folder: string): void {
    if (this.isThere(folder)) return;
    mkdirSync(folder, { recursive: true });
  }

  /** Forgets a folder that is no more. */
  forget(folder: string): void {
    this.known.delete(folder);
  }
}
