import type { ChangeSet } from '../changes/change-set';
import type { PendingFile } from '../changes/pending-file';

/** A file that is not any more what the editor opened. */
export interface Conflict {
  path: string;
  /** The file as it is now; undefined where it is gone. */
  text: string | undefined;
  /** SHA-256 of it, in hex. */
  hash: string | undefined;
}

/** Nothing was taken: some files have changed since they were opened. */
export class SaveConflict extends Error {
  override name = 'SaveConflict';
  constructor(
    message: string,
    readonly conflicts: readonly Conflict[],
  ) {
    super(message);
  }
}

/** Some files were taken and others were not; its message says which. */
export class PartlyTaken extends Error {
  override name = 'PartlyTaken';
  constructor(
    message: string,
    readonly taken: readonly PendingFile[],
    cause: unknown,
  ) {
    super(message, { cause });
  }
}

/** What a server has made of changes: it can be taken back as long as the files are what it has made of them. */
export interface SavedChange {
  id: string;
  /** SHA-256 of each file by its path, null of one that is gone. */
  hashes: Readonly<Record<string, string | null>>;
}

interface Taken {
  /** What to say about it. */
  message: string;
  /** Whether the catalogue of this very site has it now. */
  isSaved: boolean;
  /** Missing where it cannot be taken back. */
  change?: SavedChange;
}

/** A way to take changes along. */
export interface CatalogueTarget {
  id: string;
  /** The label of its button. */
  label: string;
  /** Whether it can be offered here. Never rejects. */
  isOffered: () => Promise<boolean>;
  /** Resolves to undefined where it was given up. Rejects with a clear sentence: SaveConflict, PartlyTaken, or another error after which nothing was taken. */
  take: (changes: ChangeSet) => Promise<Taken | undefined>;
}
