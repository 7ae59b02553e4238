import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildRecord } from '@otherfolk/webpack/build-record';
import type { BuildId } from '@otherfolk/webpack/workspaces';
import type { FinishedBuild } from '../site/deployment';

const RECORD = 'build.json';

/**
 * The last good build of each workspace, kept apart from where the compiler works: a build that fails halfway, or one that is
 * being written, is never served.
 */
export class GoodBuilds {
  /** Below the repository: the builds for Node look for its node_modules. */
  constructor(private readonly folder: string) {}

  /** Where the compiler may work. */
  workingFolder(id: BuildId): string {
    return path.join(this.folder, id, 'work');
  }

  /** Keeps what lies in the working folder. Takes its place at once for everyone in this process. */
  keep(id: BuildId, record: BuildRecord): void {
    const fresh = path.join(this.folder, id, 'fresh');
    rmSync(fresh, { recursive: true, force: true });
    mkdirSync(this.workingFolder(id), { recursive: true });
    cpSync(this.workingFolder(id), fresh, { recursive: true });
    writeFileSync(path.join(fresh, RECORD), JSON.stringify(record));
    rmSync(this.folderOf(id), { recursive: true, force: true });
    renameSync(fresh, this.folderOf(id));
  }

  /** Undefined where there never was a good one. */
  last(id: BuildId): FinishedBuild | undefined {
    const folder = this.folderOf(id);
    try {
      return { folder, record: JSON.parse(readFileSync(path.join(folder, RECORD), 'utf8')) as BuildRecord };
    } catch {
      return undefined;
    }
  }

  private folderOf(id: BuildId): string {
    return path.join(this.folder, id, 'good');
  }
}
