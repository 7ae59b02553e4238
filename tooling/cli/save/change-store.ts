import { randomBytes } from 'node:crypto';
import { accessSync, constants } from 'node:fs';
import { messageOf } from '@otherfolk/shared/domain/message-of';
import { HttpError } from '@otherfolk/system/http/http-error';
import { changeBack, type RestoreRequest } from './change-back';
import { type ChangeFolder, type ChangeRecord, HistoryFolder } from './change-record';
import { changesOf, damagedIn, type ListedChange, recordIn, textsIn } from './change-texts';
import { compareChange, type SavedFile } from './compare-change';
import { removeEmptyFolders } from './empty-folders';
import { removeLeftDrafts } from './left-drafts';
import { OneAtATime } from './one-at-a-time';
import { flushPlaced, placeStaged } from './place-files';
import { changedSince, conflictOf, readPresent } from './present-files';
import { recoverChanges, removeExpired } from './recover-changes';
import { pathsOf, type RewriteIndexes, rewriteIndexes, writeTextsOfImages } from './rewrite-indexes';
import { ConflictError, refusalOf } from './save-refusal';
import { stageChange } from './stage-change';
import type { WantedChange } from './wanted-change';

export interface SavedChange {
  id: string;
  files: SavedFile[];
  /** Why the indexes could not be rewritten. */
  notIndexed?: string;
}

interface ChangeStoreOptions {
  /** Real path of the catalogue. */
  catalogue: string;
  now?: () => number;
  index?: RewriteIndexes;
  /** Called before each change waits for its turn, to end what would keep it waiting; gives what lets that go on. */
  pause?: () => Promise<() => void>;
  /** Called after each change. */
  onChanged?: () => void;
}

/** The id of no change: what was to be saved is there already, and nobody knows by whom. */
const NO_CHANGE = 'unchanged';

/** Changes a catalogue, all files of a change or none, whenever the process ends, and keeps what was before. */
export class ChangeStore {
  readonly catalogue: string;
  private readonly now: () => number;
  private readonly index: RewriteIndexes;
  private readonly pause: () => Promise<() => void>;
  private readonly onChanged: () => void;
  private readonly history: HistoryFolder;
  private readonly turns: OneAtATime;

  constructor({
    catalogue,
    now = Date.now,
    index = rewriteIndexes,
    pause = () => Promise.resolve(() => undefined),
    onChanged = () => undefined,
  }: ChangeStoreOptions) {
    this.catalogue = catalogue;
    this.now = now;
    this.index = index;
    this.pause = pause;
    this.onChanged = onChanged;
    this.history = new HistoryFolder(catalogue);
    this.turns = new OneAtATime(this.history.lock);
  }

  /** Whether what is derived of the catalogue is older than its files. */
  get owesDerived(): boolean {
    return this.history.owesDerived;
  }

  get canWrite(): boolean {
    try {
      accessSync(this.catalogue, constants.W_OK);
      return this.history.canWrite;
    } catch {
      return false;
    }
  }

  /** Completes what was interrupted, and forgets what is too old. Never rejects: what stands in the way is said on stderr. */
  async recover(): Promise<void> {
    if (!this.history.exists) return;
    try {
      await this.turns.run(
        async () => {
          await this.clean();
          removeLeftDrafts(this.catalogue);
          return { answer: undefined };
        },
        () => this.history.make(),
      );
    } catch (error) {
      console.error(`The history of ${this.catalogue} cannot be looked through: ${messageOf(error)}.`);
    }
  }

  /**
   * Resolves when all of it is made and cannot be lost. Rejects with an HttpError where nothing was saved. `confirm` throws one where
   * whoever asks may not save any more: a change can wait for long.
   */
  save(change: WantedChange, confirm = () => {}): Promise<SavedChange> {
    return this.inTurn(() => this.commit(change, confirm));
  }

  /** Newest first. */
  listChanges(): ListedChange[] {
    return changesOf(this.history);
  }

  /** The ids of changes that cannot be shown. */
  listDamaged(): string[] {
    return damagedIn(this.history);
  }

  /** What a change made of a file. Throws an HttpError for what is not in the history. */
  texts(id: string, file: string): { before: string | null; after: string | null } {
    return textsIn(this.found(id), file);
  }

  /** Writes the files of a change as they were before it, as a change of its own. Rejects as `save`. */
  restore({ id, ...request }: RestoreRequest & { id: string }, confirm = () => {}): Promise<SavedChange> {
    return this.inTurn(() => this.commit(changeBack(this.found(id), request), confirm));
  }

  /** Resolves when nothing is being written. */
  settled(): Promise<void> {
    return this.turns.settled();
  }

  private async inTurn(work: () => ReturnType<ChangeStore['commit']>): Promise<SavedChange> {
    let goOn = () => {};
    try {
      return await this.turns.run(
        async () => {
          await this.clean();
          return work();
        },
        async () => {
          this.history.make();
          goOn = await this.pause();
        },
      );
    } catch (error) {
      throw refusalOf(error);
    } finally {
      goOn();
    }
  }

  private async clean(): Promise<void> {
    await recoverChanges(this.catalogue, this.history, this.index);
    removeExpired(this.history, this.now());
  }

  private found(id: string): ChangeFolder {
    const folder = this.history.find(id);
    if (!folder) throw new HttpError('NOT_FOUND', 'The history has no such change.');
    return folder;
  }

  private async commit(change: WantedChange, confirm: () => void) {
    const { present, saved, toWrite } = await compareChange(this.catalogue, change);
    if (toWrite.length === 0) return { answer: { id: this.madeBy(saved) ?? NO_CHANGE, files: saved } };
    const folder = this.history.next(randomBytes(3).toString('hex'));
    const { by, summary } = change;
    const record: ChangeRecord = { id: folder.id, at: new Date(this.now()).toISOString(), by, summary, files: [] };
    try {
      record.files = await stageChange(this.catalogue, folder, toWrite);
      const changed = changedSince(this.catalogue, present);
      if (changed.length > 0) {
        const now = readPresent(this.catalogue, changed);
        throw new ConflictError([...now].map(([file, found]) => conflictOf(file, found)));
      }
      await this.history.oweDerived();
      confirm();
      await folder.writeRecord(record);
    } catch (error) {
      folder.remove();
      removeEmptyFolders(this.catalogue, pathsOf(change));
      throw error;
    }
    this.complete(folder, record);
    const problems = [await this.index(this.catalogue), await writeTextsOfImages(this.catalogue, record)];
    this.onChanged();
    const notIndexed = problems.filter((each) => each !== undefined).join('\n');
    return {
      answer: { id: folder.id, files: saved, ...(notIndexed && { notIndexed }) },
      after: () => this.finish(folder, record),
    };
  }

  private complete(folder: ChangeFolder, record: ChangeRecord): void {
    try {
      placeStaged(this.catalogue, folder, record);
    } catch (error) {
      console.error(`${folder.path} is not complete yet: ${messageOf(error)}.`);
      throw new HttpError(
        'UNAVAILABLE',
        'The change is kept, but not all of its files could be put in their places. It is completed at the next save or start.',
      );
    }
  }

  /** What this leaves undone, the next recovery does. */
  private async finish(folder: ChangeFolder, record: ChangeRecord): Promise<void> {
    try {
      await flushPlaced(this.catalogue, record);
      await folder.markDone();
    } catch (error) {
      console.error(`Change ${folder.id} could not be written down for good: ${messageOf(error)}.`);
    }
  }

  /** The newest change that made these files what they are. */
  private madeBy(files: readonly SavedFile[]): string | undefined {
    const made = this.history
      .list()
      .reverse()
      .find((folder) => {
        const changed = recordIn(folder)?.files ?? [];
        const hashes = new Map(changed.map((file) => [file.path, file.after?.hash ?? null]));
        return files.every((file) => hashes.get(file.path) === file.hash);
      });
    return made?.id;
  }
}
