import { queryOptions } from '@tanstack/react-query';
import { shellContextOf } from '../contract/shell-context';
import { IMAGE_INDEX_KEY, knownImageIndex } from './known-image-index';

/**
 * The sizes of all images. A page carries those of the images on it, and the whole, which grows with the catalogue, is read
 * only for the first image that is not among them, or when the reader is about to go on.
 */
export const imageIndexQuery = queryOptions({
  queryKey: IMAGE_INDEX_KEY,
  queryFn: async ({ meta, client }) => {
    const { rereadImageIndex } = await import(/* webpackChunkName: "readers" */ '../catalogue/read-image-index');
    return rereadImageIndex(knownImageIndex(client), shellContextOf(meta).read);
  },
  refetchOnMount: false,
  // Equal entries are the same object already (rereadImageIndex), and comparing thousands of sizes takes time.
  structuralSharing: false,
});
