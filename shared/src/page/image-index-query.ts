import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ImageIndex } from '../catalogue/schemas/image-index';
import { shellContextOf } from '../contract/shell-context';
import type { KnownSizes } from '../sizes/read-sizes';

const KEY = ['image-index'];

/** As the query cache writes it. */
const HASH = JSON.stringify(KEY);

/** Of the sizes of the images in one folder under images/. */
export const folderSizesKey = (folder: string): string[] => [...KEY, folder];

/** Of the index, or of the sizes in a folder. */
export const isImageIndexKey = ([kind]: readonly unknown[]): boolean => kind === KEY[0];

/**
 * The sizes of all images. A page carries those of the images on it, and the whole, which grows with the catalogue, is read
 * only for the first image that is not among them, or when the reader is about to go on.
 */
export const imageIndexQuery = queryOptions({
  queryKey: KEY,
  queryFn: async ({ meta, client }) => {
    const { rereadImageIndex } = await import(/* webpackChunkName: "readers" */ '../catalogue/read-image-index');
    return rereadImageIndex(knownImageIndex(client), shellContextOf(meta).read);
  },
  refetchOnMount: false,
  // What is equal is the same object already (rereadImageIndex), and comparing thousands of sizes takes time.
  structuralSharing: false,
});

/** What the page has of it. `getQueryData` looks up the defaults of the query each time, and a list asks for hundreds of images. */
export const knownImageIndex = (client: QueryClient): ImageIndex | undefined =>
  client.getQueryCache().get<ImageIndex>(HASH)?.state.data;

/** What was read of the sizes in a folder; null where the site has them in the index alone. */
export const knownFolderSizes = (client: QueryClient, folder: string) =>
  client.getQueryCache().get<KnownSizes | null>(JSON.stringify(folderSizesKey(folder)))?.state.data;
