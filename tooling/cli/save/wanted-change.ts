import type { ImageWords } from './image-words';

/** A file as it shall be. */
export interface WantedFile {
  path: string;
  /** Null where it shall not be; missing where it stays as it is. */
  bytes?: Uint8Array | null;
  /** Where an image stood until now, which moves with its words: it is removed there by the same change. */
  from?: string;
  /** What it has to be until now, null for not there; whatever it is without this. */
  before?: string | null;
  /** `merge` keeps what is not given. */
  words?: { given: ImageWords; mode: 'merge' | 'replace' };
}

export interface WantedChange {
  /** E-mail of whoever makes it. */
  by: string;
  summary: string;
  files: readonly WantedFile[];
}
