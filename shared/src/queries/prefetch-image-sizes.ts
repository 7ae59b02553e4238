import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { folderOfImage, IMAGE_FOLDERS, type ImageKind } from '../catalogue/image-paths';
import { shellContextOf } from '../contract/shell-context';
import { readSizes } from '../sizes/read-sizes';
import { imageIndexQuery } from './image-index-query';
import { folderSizesKey, knownFolderSizes, knownImageIndex } from './known-image-index';

const folderSizesQuery = (folder: string) =>
  queryOptions({
    queryKey: folderSizesKey(folder),
    queryFn: ({ meta }) => readSizes(shellContextOf(meta).read, folder),
    gcTime: Infinity,
    structuralSharing: false,
  });

async function prefetchFolder(client: QueryClient, folder: string): Promise<void> {
  await client.prefetchQuery(folderSizesQuery(folder));
  if (!knownFolderSizes(client, folder)) await client.prefetchQuery(imageIndexQuery);
}

const prefetchFolders = (client: QueryClient, folders: Iterable<string>) =>
  Promise.all([...new Set(folders)].map((folder) => prefetchFolder(client, folder)));

/** Reads the sizes of images that the page lacks, by their keys, and others with them: the image index where their words are wanted, too. */
export async function prefetchLackingSizes(
  client: QueryClient,
  keys: readonly string[],
  withWords: boolean,
): Promise<void> {
  if (withWords) await client.prefetchQuery(imageIndexQuery);
  else await prefetchFolders(client, keys.map(folderOfImage));
}

/** Reads the sizes of all images of those kinds of which the page shows some. */
export async function prefetchSizesOfKinds(client: QueryClient, kinds: readonly ImageKind[]): Promise<void> {
  const shown = new Set(Object.keys(knownImageIndex(client) ?? {}).map(folderOfImage));
  await prefetchFolders(
    client,
    kinds.map((kind) => IMAGE_FOLDERS[kind]).filter((folder) => shown.has(folder)),
  );
}
