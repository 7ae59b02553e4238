import type { ImageIndex } from '@otherfolk/shared/catalogue/schemas/image-index';
import type { FirstImage } from '@otherfolk/shared/contract/shell-context';
import type { PageResponse } from '../notices/response-context';

/** The data that the components of a page report while it is rendered. */
export interface PageParts {
  response: PageResponse;
  /** The pairs of colours that it is drawn in (see domain/tint.ts). */
  tints: Set<string | undefined>;
  firstImages: FirstImage[];
  /** The chunks of remotes that it is made of. */
  pageChunks: Set<string>;
  /** The style rules that keep the places of contributions. */
  placeRules: Set<string>;
  /** The names that it has looked up in the image index, also those that the index does not have. */
  lookedUp: Set<string>;
  /** The names of those whose words it has read, too. */
  described: Set<string>;
}

/** Stands among the names of looked up images for the whole index: no image has this name. */
export const EVERY_IMAGE = '*';

export const newPageParts = (): PageParts => ({
  response: { status: 200 },
  tints: new Set(),
  firstImages: [],
  pageChunks: new Set(),
  placeRules: new Set(),
  lookedUp: new Set(),
  described: new Set(),
});

/** An image as the index has it, which notes when its words are read: a page carries only those that it shows. */
function notingWords(image: ImageIndex[string], note: () => void): ImageIndex[string] {
  if (image.alt === undefined && image.credit === undefined) return image;
  const read = (name: 'alt' | 'credit') => {
    note();
    return image[name];
  };
  return {
    ...image,
    get alt() {
      return read('alt');
    },
    get credit() {
      return read('credit');
    },
  };
}

/** The part of an image's record that a page carries without describing the image. */
export const withoutWords = ({ width, height, widths, focus }: ImageIndex[string]): ImageIndex[string] => ({
  ...{ width, height, widths },
  ...(focus && { focus }),
});

/** The image index for one page, which notes what is looked up in it. */
export function notingLookups(
  images: ImageIndex,
  { lookedUp, described }: Pick<PageParts, 'lookedUp' | 'described'>,
): ImageIndex {
  const note = (file: string | symbol) => {
    if (typeof file === 'string') lookedUp.add(file);
  };
  return new Proxy(images, {
    get(target, file, receiver): unknown {
      note(file);
      const found: unknown = Reflect.get(target, file, receiver);
      const image = typeof file === 'string' && Object.hasOwn(target, file) ? target[file] : undefined;
      return image ? notingWords(image, () => described.add(String(file))) : found;
    },
    has(target, file) {
      note(file);
      return Reflect.has(target, file);
    },
    ownKeys(target) {
      note(EVERY_IMAGE);
      return Reflect.ownKeys(target);
    },
    getOwnPropertyDescriptor(target, file) {
      note(file);
      return Reflect.getOwnPropertyDescriptor(target, file);
    },
  });
}
