import type * as prefetch from './prefetch-image-sizes';

/** Reads sizes of images, by code that a page which carries all that it shows does without. */
export const lazyImageSizes = (read: (imageSizes: typeof prefetch) => Promise<void>): void =>
  void import(/* webpackChunkName: "readers" */ './prefetch-image-sizes').then(read, () => undefined);
