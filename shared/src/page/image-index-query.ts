import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ImageIndex } from '../catalogue/schemas/image-index';
import { shellContextOf } from '../contract/shell-context';

const KEY = ['image-index'];

export const isImageIndexKey = ([kind]: readonly unknown[]): boolean => kind === KEY[0];

/**
 * The sizes of all images. A page carries those of the images on it, and the whole, which grows with the catalogue, is read
 * only for the first image that is not among them, or when the reader is about to go on.
 */
export const imageIndexQuery = queryOptions({
  queryKey: KEY,
  queryFn: async ({ meta, client }) => {
    const { rereadImageIndex } = await import(/* webpackChunkName: "readers" */ '../catalogue/read-image-index');
    return rereadImageIndex(client.getQueryData<ImageIndex>(KEY), shellContextOf(meta).read);
  },
  refetchOnMount: false,
  // A selection of sizes stays the same array for as long as it holds the same.
  structuralSharing: (before, after) =>
    Array.isArray(before) && Array.isArray(after) && after.every((size, at) => size === before[at]) ? before : after,
});

export type ImageSize = ImageIndex[string];

/** The sizes of some images, by their keys; undefined for one that nobody has measured. */
export const useImageSizes = (keys: readonly string[]): readonly (ImageSize | undefined)[] =>
  useQuery({
    ...imageIndexQuery,
    select: (index) => keys.map((key) => index[key]),
    refetchOnMount: ({ state: { data } }) => !data || keys.some((key) => !(key in data)),
  }).data ?? [];
