import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { tryOr } from '@otherfolk/shared/domain/try-or';
import { flushFolder } from '@otherfolk/system/flush';
import { writeDurably } from '@otherfolk/system/write-durably';
import { catalogueLockOf, historyFolderOf, makeHistoryFolder } from '../derive/catalogue/catalogue-lock';
import { storedSchema } from './content-pack';
import { imageWordsSchema } from './image-words';

const ID = /^\d{10}-[0-9a-f]{6}$/;
const RECORD = 'change.json';
const DONE = 'done';
const PATHS = 'paths';

const nullableContent = v.nullable(storedSchema);

const changedFile = v.strictObject({
  path: v.string(),
  /** Null where there was no file, or is none any more. */
  before: nullableContent,
  after: nullableContent,
  /** What images/index.json says of an image. */
  words: v.exactOptional(v.strictObject({ before: imageWordsSchema, after: imageWordsSchema })),
});

const recordSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(ID)),
  /** ISO time. */
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** E-mail of whoever made the change. */
  by: v.string(),
  summary: v.string(),
  files: v.array(changedFile),
});

export type ChangedFile = v.InferOutput<typeof changedFile>;
export type ChangeRecord = v.InferOutput<typeof recordSchema>;

/** The folder of one change: its record, its contents, and what has not been put in its place yet. */
export class ChangeFolder {
  readonly path: string;

  constructor(
    /** The folder of all changes. */
    private readonly parent: string,
    readonly id: string,
  ) {
    this.path = path.join(parent, id);
  }

  get pack(): string {
    return path.join(this.path, 'contents');
  }

  /** Where the new content of a file waits, by its place in the record. */
  staged(index: number): string {
    return path.join(this.path, `new-${index}`);
  }

  /** `paths`: of the files of the change, for which folders are made before there is a record. */
  make(paths: readonly string[]): void {
    mkdirSync(this.path, { recursive: true });
    writeFileSync(path.join(this.path, PATHS), paths.join('\n'), { mode: 0o600 });
  }

  /** None where it has ended before they were written. */
  readPaths(): string[] {
    return tryOr(() => readFileSync(path.join(this.path, PATHS), 'utf8').split('\n'), []);
  }

  /** The point of no return: when this resolves, the change is made, whatever happens to this process or the machine. */
  async writeRecord(record: ChangeRecord): Promise<void> {
    await flushFolder(this.parent);
    await writeDurably(path.join(this.path, RECORD), `${JSON.stringify(record)}\n`);
  }

  get hasRecord(): boolean {
    return existsSync(path.join(this.path, RECORD));
  }

  /** Throws where it is damaged. */
  readRecord(): ChangeRecord {
    return v.parse(recordSchema, JSON.parse(readFileSync(path.join(this.path, RECORD), 'utf8')));
  }

  /** Whether all of it is in its place, on the disk. */
  get isDone(): boolean {
    return existsSync(path.join(this.path, DONE));
  }

  async markDone(): Promise<void> {
    await writeDurably(path.join(this.path, DONE), '');
  }

  /** The record goes first: what is left without one never was. */
  remove(): void {
    rmSync(path.join(this.path, RECORD), { force: true });
    rmSync(this.path, { recursive: true, force: true });
  }
}

/** All changes of a catalogue. */
export class HistoryFolder {
  readonly path: string;
  readonly lock: string;
  private readonly changes: string;

  constructor(private readonly catalogue: string) {
    this.path = historyFolderOf(catalogue);
    this.lock = catalogueLockOf(catalogue);
    this.changes = path.join(this.path, 'changes');
  }

  get exists(): boolean {
    return existsSync(this.path);
  }

  /** Whether changes can be kept there, or the folder can be made. Throws where it cannot be written. */
  get canWrite(): boolean {
    const found = statSync(this.path, { throwIfNoEntry: false });
    if (found?.isDirectory()) accessSync(this.path, constants.W_OK);
    return found === undefined || found.isDirectory();
  }

  make(): void {
    makeHistoryFolder(this.catalogue);
    mkdirSync(this.changes, { recursive: true });
  }

  /** Oldest first. */
  list(): ChangeFolder[] {
    if (!existsSync(this.changes)) return [];
    const ids = readdirSync(this.changes).filter((name) => ID.test(name));
    return ids.sort().map((id) => new ChangeFolder(this.changes, id));
  }

  /** Whether a change is under way, or was interrupted after the point of no return: no change begins before those before it are done. */
  get isPending(): boolean {
    const begun = this.list().findLast((folder) => folder.hasRecord);
    return begun !== undefined && !begun.isDone;
  }

  /** Whether a change was made since all that is derived of the catalogue was last made. */
  get owesDerived(): boolean {
    return existsSync(this.owed);
  }

  /** Notes it before a change is made: whatever ends the process behind that, the next start makes up for it. */
  async oweDerived(): Promise<void> {
    if (!this.owesDerived) await writeDurably(this.owed, '');
  }

  /** Removes the note that derived files are owed. Called by whoever has held the lock since before it was begun. */
  settleDerived(): void {
    rmSync(this.owed, { force: true });
  }

  private get owed(): string {
    return path.join(this.path, 'derived-owed');
  }

  /** Undefined for what is no change of this catalogue. */
  find(id: string): ChangeFolder | undefined {
    const folder = ID.test(id) ? new ChangeFolder(this.changes, id) : undefined;
    return folder?.hasRecord ? folder : undefined;
  }

  /** The folder of the next change, by which it stands behind all others whatever the clock says. */
  next(random: string): ChangeFolder {
    const last = Number(this.list().at(-1)?.id.slice(0, 10) ?? 0);
    return new ChangeFolder(this.changes, `${String(last + 1).padStart(10, '0')}-${random}`);
  }
}
