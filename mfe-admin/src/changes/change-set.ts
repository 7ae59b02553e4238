import { IMAGE_FOLDERS } from '@otherfolk/shared/catalogue/image-paths';
import { IMAGES, imagesOfFile } from '@otherfolk/shared/check/named-images';
import type { ChangedImage, MovedImage, NewImage } from '../images/new-images';
import type { PendingFile } from './pending-file';

/** A set of changes that belong together: all of it is delivered, or none. */
export interface ChangeSet {
  /** A title such as 'Edit Mara Quill'. */
  summary: string;
  files: readonly PendingFile[];
  images: readonly ChangedImage[];
}

/** A change of many files that a rule has made of the whole catalogue, to be looked at before it is delivered. */
export interface Plan {
  summary: string;
  files: readonly PendingFile[];
  /** Images that follow the names of files. */
  images?: readonly MovedImage[];
  /** Images that come along. */
  newImages?: readonly NewImage[];
  /** The work that it cannot do, and that is left to the editor. */
  notes: readonly string[];
  /** Paths of the files that can stay as they are without harm to the others. */
  optional?: ReadonlySet<string>;
}

/** The part of it that has a place in the catalogue. */
export const ofCatalogue = (files: readonly PendingFile[]): (PendingFile & { path: string })[] =>
  files.filter((file): file is PendingFile & { path: string } => file.path !== undefined);

const SOCIAL_IMAGES = IMAGES + IMAGE_FOLDERS.card;

/** Files with those of the images that they name, and social images, which no file names; others were taken back. */
export function changesOf(summary: string, files: readonly PendingFile[], images: readonly ChangedImage[]): ChangeSet {
  const named = new Set(
    ofCatalogue(files).flatMap(({ path, json }) => imagesOfFile(path, json).map(({ image }) => image)),
  );
  return { summary, files, images: images.filter(({ path }) => named.has(path) || path.startsWith(SOCIAL_IMAGES)) };
}
