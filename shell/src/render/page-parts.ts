import type { ImageIndex } from '@otherfolk/shared/catalogue/schemas/image-index';
import type { FirstImage } from '@otherfolk/shared/contract/shell-context';
import type { PageResponse } from '../notices/response-context';

/** What the components of a page tell while it is rendered. */
export interface PageParts {
  response: PageResponse;
  /** The pairs of colours that it is drawn in (see domain/tint.ts). */
  tints: Set<string | undefined>;
  firstImages: FirstImage[];
  /** The images whose sizes it has looked up, as the image index names them. */
  lookedUp: Set<string>;
}

export const newPageParts = (): PageParts => ({
  response: { status: 200 },
  tints: new Set(),
  firstImages: [],
  lookedUp: new Set(),
});

/** The image index for one page, which notes the images that are looked up in it. */
export function notingLookups(images: ImageIndex, lookedUp: Set<string>): ImageIndex {
  const note = (file: string | symbol) => {
    if (typeof file === 'string' && Object.hasOwn(images, file)) lookedUp.add(file);
  };
  return new Proxy(images, {
    get(target, file, receiver): unknown {
      note(file);
      return Reflect.get(target, file, receiver);
    },
    getOwnPropertyDescriptor(target, file) {
      note(file);
      return Reflect.getOwnPropertyDescriptor(target, file);
    },
  });
}
