import { copyFile, lstat, mkdir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { realPathOf } from '@otherfolk/system/folder-paths';
import { replaceAtomically } from '@otherfolk/system/replace-atomically';
import { writeFileAtomically } from '@otherfolk/system/write-file-atomically';
import { readExportRecord, type RecordPlace, writeExportRecord } from './export-record';
import { refuseForeignFiles, refuseLinks } from './foreign-files';

const sizeOf = (file: string) =>
  stat(file).then(
    ({ size }) => size,
    () => undefined,
  );

async function haveSameContent(a: string, b: string): Promise<boolean> {
  if ((await sizeOf(a)) !== (await sizeOf(b))) return false;
  return (await readFile(a)).equals(await readFile(b));
}

/** Brings a folder up to date: writes what changed, and removes what earlier exports wrote and this one does not. */
export class OutWriter {
  written = 0;
  unchanged = 0;
  removed = 0;
  private hasClaimed = false;
  private readonly current = new Set<string>();
  private readonly folders = new Map<string, Promise<unknown>>();

  private constructor(
    /** Real paths. */
    private readonly place: RecordPlace,
    private readonly earlier: Set<string>,
    private readonly adopts: boolean,
  ) {}

  /** `adopt`: files of somebody else count as the export's own from now on. */
  static async open(place: RecordPlace, { adopt = false }: { adopt?: boolean } = {}): Promise<OutWriter> {
    return new OutWriter(place, await readExportRecord(place), adopt);
  }

  private get folder(): string {
    return this.place.folder;
  }

  /** What earlier exports wrote. */
  get earlierFiles(): ReadonlySet<string> {
    return this.earlier;
  }

  /**
   * Notes that these files are the export's own, before any of them is written: whoever is killed in the middle finds them again.
   * Rejects with one sentence, and nothing has changed, where files of somebody else lie in their places, or links lead out.
   */
  async claim(files: readonly string[]): Promise<void> {
    await refuseLinks(this.folder, files);
    if (!this.adopts) await refuseForeignFiles(this.folder, files, this.earlier);
    this.hasClaimed = true;
    await writeExportRecord(this.place, new Set([...this.earlier, ...files]));
  }

  /** Notes that a file is as it should be. */
  keep(file: string): void {
    this.current.add(file);
    this.unchanged++;
  }

  /** Rejects with one sentence, as `copy` does. What was written once is not looked at again. */
  async write(file: string, text: string): Promise<void> {
    await this.put(
      file,
      async (target) => (await readFile(target, 'utf8').catch(() => undefined)) === text,
      (target) => writeFileAtomically(target, text),
    );
  }

  async copy(file: string, source: string): Promise<void> {
    await this.put(
      file,
      (target) => haveSameContent(source, target),
      (target) => replaceAtomically(target, (draft) => copyFile(source, draft)),
    );
  }

  /** Puts a file that lies beside the site, on the same file system or another, into its place. */
  async move(file: string, source: string): Promise<void> {
    await this.put(
      file,
      () => Promise.resolve(false),
      (target) => rename(source, target).catch(() => replaceAtomically(target, (draft) => copyFile(source, draft))),
    );
  }

  /** Removes what earlier exports wrote and this one has not written, and the folders that it leaves empty. */
  async removeEarlier(mayGo: (file: string) => boolean): Promise<void> {
    for (const file of [...this.earlier].filter((each) => !this.current.has(each) && mayGo(each))) {
      await this.remove(file);
      this.earlier.delete(file);
    }
  }

  /** Notes what this export and earlier ones wrote, also after one that failed halfway. One that wrote nothing leaves the record as it is. */
  async close(): Promise<void> {
    if (!this.hasClaimed) return;
    await writeExportRecord(this.place, new Set([...this.earlier, ...this.current]));
  }

  private async put(
    file: string,
    isThere: (target: string) => Promise<boolean>,
    write: (target: string) => Promise<void>,
  ): Promise<void> {
    if (this.current.has(file)) return;
    const target = path.join(this.folder, file);
    try {
      await this.openFolder(path.dirname(target));
      const same = await isThere(target);
      if (!same) await write(target);
      if (same) this.unchanged++;
      else this.written++;
      this.current.add(file);
    } catch (error) {
      throw new Error(`${target} cannot be written: ${(error as Error).message}.`, { cause: error });
    }
  }

  private openFolder(folder: string): Promise<unknown> {
    const open = async () => {
      if ((await realPathOf(folder)) !== folder) throw new Error('a link leads out of the export');
      await mkdir(folder, { recursive: true });
    };
    const opened = this.folders.get(folder) ?? open();
    this.folders.set(folder, opened);
    return opened;
  }

  private async remove(file: string): Promise<void> {
    const target = path.join(this.folder, file);
    let folder = path.dirname(target);
    const found = await lstat(target).catch(() => undefined);
    // A folder that took the place of the file, or a link that leads there, is someone else's.
    if (!found || found.isDirectory() || (await realPathOf(folder)) !== folder) return;
    await rm(target).catch((error: Error) => {
      throw new Error(`${target} cannot be removed: ${error.message}.`, { cause: error });
    });
    this.removed++;
    for (; folder !== this.folder; folder = path.dirname(folder)) {
      const isEmptied = await rmdir(folder).then(
        () => true,
        () => false,
      );
      if (!isEmptied) break;
      this.folders.delete(folder);
    }
  }
}
