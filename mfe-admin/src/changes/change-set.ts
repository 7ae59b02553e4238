import type { PendingFile } from './pending-file';

/** A new image, as it is to lie in the catalogue. */
export interface PendingImage {
  /** As in images/avatars/mara.webp. */
  path: string;
  bytes: Blob;
  words: { alt?: string; credit?: string; focus?: readonly [x: number, y: number] };
}

/** What belongs together: all of it is taken along, or none. */
export interface ChangeSet {
  /** As in 'Edit Mara Quill'. */
  summary: string;
  files: readonly PendingFile[];
  images: readonly PendingImage[];
}

/** What of it has a place in the catalogue. */
export const ofCatalogue = (files: readonly PendingFile[]): (PendingFile & { path: string })[] =>
  files.filter((file): file is PendingFile & { path: string } => file.path !== undefined);
