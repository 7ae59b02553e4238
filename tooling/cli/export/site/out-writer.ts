import { copyFileSync, existsSync, lstatSync, readFileSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { messageOf } from '@otherfolk/shared/domain/message-of';
import { statFile } from '@otherfolk/system/file-stamp';
import { replaceAtomicallySync } from '@otherfolk/system/replace-atomically';
import { writeFileAtomically } from '@otherfolk/system/write-file-atomically';
import { removeDeadDrafts } from './dead-drafts';
import { readExportRecord, RECORD_FILE, type RecordPlace, writeExportRecord } from './export-record';
import { refuseForeignFiles, refuseLinks } from './foreign-files';
import { OwnFolders } from './own-folders';
import { haveSameContent } from './same-content';

const copyAtomically = (source: string, target: string) =>
  replaceAtomicallySync(target, (draft) => copyFileSync(source, draft));

function isRemoved(folder: string): boolean {
  try {
    rmdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

/** Is there while an export writes, and where one was killed. */
const unfinishedFile = ({ records }: RecordPlace) => path.join(records, 'unfinished');

const textOf = (file: string) => (statFile(file) ? readFileSync(file, 'utf8') : undefined);

/** Brings a folder up to date: writes what changed, and removes what earlier exports wrote and this one does not. */
export class OutWriter {
  written = 0;
  unchanged = 0;
  removed = 0;
  private hasClaimed = false;
  /** Whether the record lists just what earlier exports wrote. */
  private isRecorded: boolean;
  private readonly current = new Set<string>();
  private readonly folders: OwnFolders;

  private constructor(
    /** Real paths. */
    private readonly place: RecordPlace,
    private readonly earlier: Set<string>,
    private readonly adopts: boolean,
  ) {
    this.isRecorded = existsSync(path.join(place.records, RECORD_FILE));
    this.folders = new OwnFolders(place.folder);
  }

  /** `adopt`: files of somebody else count as the export's own from now on. */
  static async open(place: RecordPlace, { adopt = false }: { adopt?: boolean } = {}): Promise<OutWriter> {
    if (existsSync(unfinishedFile(place))) for (const folder of [place.folder, place.records]) removeDeadDrafts(folder);
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
   * Rejects with one sentence, and nothing has changed, where files of somebody else lie in their places, or links lead out. `isKept`:
   * whether a file is there already, and will not be written.
   */
  async claim(files: readonly string[], isKept: (file: string) => boolean = () => false): Promise<void> {
    refuseLinks(
      this.folder,
      files.filter((file) => !isKept(file)),
    );
    if (!this.adopts) refuseForeignFiles(this.folder, files, this.earlier);
    this.hasClaimed = true;
    await writeFileAtomically(unfinishedFile(this.place), '');
    if (this.isRecorded && files.every((file) => this.earlier.has(file))) return;
    this.isRecorded = false;
    await writeExportRecord(this.place, new Set([...this.earlier, ...files]));
  }

  /** Notes that a file is as it should be. */
  keep(file: string): void {
    this.current.add(file);
    this.unchanged++;
  }

  /** Notes that a file is the site's own, and is written after all else by whoever switches. */
  reserve(file: string): void {
    this.current.add(file);
  }

  /** Rejects with one sentence, as `copy` does. What was written once is not looked at again. */
  async write(file: string, text: string): Promise<void> {
    await this.put(
      file,
      (target) => textOf(target) === text,
      (target) => writeFileAtomically(target, text),
    );
  }

  async copy(file: string, source: string): Promise<void> {
    await this.put(
      file,
      (target) => haveSameContent(source, target),
      (target) => copyAtomically(source, target),
    );
  }

  /** Puts a file that lies beside the site, on the same file system or another, into its place. */
  async move(file: string, source: string): Promise<void> {
    await this.put(
      file,
      () => false,
      (target) => {
        try {
          renameSync(source, target);
        } catch {
          copyAtomically(source, target);
        }
      },
    );
  }

  /**
   * Puts a folder that lies beside the site into its place, with these files and no others in it. False, and nothing has changed, where
   * something is in its place already, and where the folder lies on another file system.
   */
  moveFolder(folder: string, source: string, files: readonly string[]): boolean {
    const target = path.join(this.folder, folder);
    if (lstatSync(target, { throwIfNoEntry: false })) return false;
    try {
      renameSync(source, target);
    } catch {
      return false;
    }
    for (const file of files) this.current.add(file);
    this.written += files.length;
    return true;
  }

  /** Removes what earlier exports wrote and this one has not written, and the folders that it leaves empty. */
  removeEarlier(mayGo: (file: string) => boolean): void {
    for (const file of [...this.earlier].filter((each) => !this.current.has(each) && mayGo(each))) {
      this.remove(file);
      this.earlier.delete(file);
      this.isRecorded = false;
    }
  }

  /** Removes what earlier exports wrote below a folder of the site, but for these files. */
  removeOthers(folder: string, wanted: ReadonlySet<string>): void {
    for (const file of [...this.earlier].filter((each) => each.startsWith(folder) && !wanted.has(each))) {
      this.remove(file);
      this.earlier.delete(file);
      this.isRecorded = false;
    }
  }

  /** Notes what this export and earlier ones wrote, also after one that failed halfway. One that wrote nothing leaves the record as it is. */
  async close(): Promise<void> {
    if (!this.hasClaimed) return;
    if (!this.isRecorded) await writeExportRecord(this.place, new Set([...this.earlier, ...this.current]));
    rmSync(unfinishedFile(this.place), { force: true });
  }

  private async put(
    file: string,
    isThere: (target: string) => boolean,
    write: (target: string) => Promise<void> | void,
  ): Promise<void> {
    if (this.current.has(file)) return;
    const target = path.join(this.folder, file);
    try {
      this.folders.open(path.dirname(target));
      const same = isThere(target);
      if (!same) await write(target);
      if (same) this.unchanged++;
      else this.written++;
      this.current.add(file);
    } catch (error) {
      throw new Error(`${target} cannot be written: ${messageOf(error)}.`, { cause: error });
    }
  }

  private remove(file: string): void {
    const target = path.join(this.folder, file);
    let folder = path.dirname(target);
    const found = this.folders.isOwn(folder) ? lstatSync(target, { throwIfNoEntry: false }) : undefined;
    // A folder that took the place of the file, or a link that leads there, is someone else's.
    if (!found || found.isDirectory()) return;
    try {
      rmSync(target);
    } catch (error) {
      throw new Error(`${target} cannot be removed: ${messageOf(error)}.`, { cause: error });
    }
    this.removed++;
    for (; folder !== this.folder; folder = path.dirname(folder)) {
      if (!isRemoved(folder)) break;
      this.folders.forget(folder);
    }
  }
}
