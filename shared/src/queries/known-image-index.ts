import type { QueryClient } from '@tanstack/react-query';
import type { ImageIndex } from '../catalogue/schemas/image-index';
import type { KnownSizes } from '../sizes/read-sizes';

/** The key of the query of the image index. */
export const IMAGE_INDEX_KEY = ['image-index'];

/** The key as the query cache writes it. */
const HASH = JSON.stringify(IMAGE_INDEX_KEY);

/** The key of the query of the sizes of the images in one folder under images/. */
export const folderSizesKey = (folder: string): string[] => [...IMAGE_INDEX_KEY, folder];

/** Says whether a key is that of the index, or of the sizes in a folder. */
export const isImageIndexKey = ([kind]: readonly unknown[]): boolean => kind === IMAGE_INDEX_KEY[0];

/** The part of the image index that the page has. `getQueryData` looks up the defaults of the query each time, and a list asks for hundreds of images. */
export const knownImageIndex = (client: QueryClient): ImageIndex | undefined =>
  client.getQueryCache().get<ImageIndex>(HASH)?.state.data;

/** The sizes that were read of a folder; null where the site has them in the index alone. */
export const knownFolderSizes = (client: QueryClient, folder: string) =>
  client.getQueryCache().get<KnownSizes | null>(JSON.stringify(folderSizesKey(folder)))?.state.data;
