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

/** Nothing was delivered: some files have changed since they were opened. */
export class SaveConflict extends Error {
  override name = 'SaveConflict';
  constructor(
    message: string,
    readonly conflicts: readonly Conflict[],
  ) {
    super(message);
  }
}

/** Some files were delivered and others were not; its message says which. */
export class PartlyDelivered extends Error {
  override name = 'PartlyDelivered';
  constructor(
    message: string,
    readonly delivered: readonly PendingFile[],
    cause: unknown,
  ) {
    super(message, { cause });
  }
}

/** A change that a server has saved: it can be taken back as long as the files are as it has left them. */
export interface SavedChange {
  id: string;
  /** SHA-256 of each file by its path, null of one that is gone. */
  hashes: Readonly<Record<string, string | null>>;
}

interface Delivery {
  /** The message about it. */
  message: string;
  /** Whether the catalogue of this very site has it now. */
  isSaved: boolean;
  /** Missing where it cannot be taken back. */
  change?: SavedChange;
}

/** A way to deliver changes. */
export interface CatalogueTarget {
  id: string;
  /** The label of its button. */
  label: string;
  /** Whether it can be offered here. Never rejects. */
  isOffered: () => Promise<boolean>;
  /** Resolves to undefined where it was given up. Rejects with a clear sentence: SaveConflict, PartlyDelivered, or another error after which nothing was delivered. */
  deliver: (changes: ChangeSet) => Promise<Delivery | undefined>;
}
