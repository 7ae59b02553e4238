import type { GalleryItem } from './gallery';

/** An image that is listed more than once has one address: the first of each file. */
export function distinctImages<T extends GalleryItem>(items: readonly T[]): T[] {
  return items.filter(({ file }, index) => items.findIndex((item) => item.file === file) === index);
}
