import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { folderOfImage } from '../catalogue/image-paths';
import type { ImageIndex } from '../catalogue/schemas/image-index';
import { isImageIndexKey, knownFolderSizes, knownImageIndex } from '../queries/known-image-index';
import { lazyImageSizes } from '../queries/lazy-image-sizes';
import { sharedSubscription } from '../storage/shared-subscription';

export type ImageSize = ImageIndex[string];

type Sizes = readonly (ImageSize | undefined)[];

type Subscribe = ReturnType<typeof sharedSubscription>;

const subscriptions = new WeakMap<QueryClient, Subscribe>();

/** All images of a page share it: a list has hundreds, and each would have a query observer of its own. */
function subscriptionIn(client: QueryClient): Subscribe {
  const known = subscriptions.get(client);
  if (known) return known;
  const subscribe = sharedSubscription((changed) =>
    client.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'updated' && isImageIndexKey(query.queryKey as unknown[])) changed();
    }),
  );
  subscriptions.set(client, subscribe);
  return subscribe;
}

type Look = (client: QueryClient, key: string) => ImageSize | undefined;

/** Reads some sizes: the same array for as long as it holds the same. */
function readerOf(client: QueryClient, keys: readonly string[], look: Look): () => Sizes {
  let last: Sizes | undefined;
  return () => {
    const sizes = keys.map((key) => look(client, key));
    if (!last || sizes.some((size, at) => size !== last?.[at])) last = sizes;
    return last;
  };
}

const inIndex: Look = (client, key) => knownImageIndex(client)?.[key];

const inIndexOrFolder: Look = (client, key) => {
  const folder = folderOfImage(key);
  return inIndex(client, key) ?? knownFolderSizes(client, folder)?.of(key.slice(folder.length));
};

function useSizes(keys: readonly string[], look: Look): Sizes {
  const client = useQueryClient();
  const asked = keys.join('\n');
  const read = useMemo(() => readerOf(client, asked.split('\n'), look), [client, asked, look]);
  return useSyncExternalStore(subscriptionIn(client), read, read);
}

/**
 * The sizes of some images, by their keys; undefined for one that nobody has measured. Where the page lacks one, the image index is
 * read, or, where nobody asks for words, the sizes of the images in its folder.
 */
export function useImageSizes(keys: readonly string[], { withWords }: { withWords: boolean }): Sizes {
  const client = useQueryClient();
  const sizes = useSizes(keys, withWords ? inIndex : inIndexOrFolder);
  const lacking = keys.filter((_, at) => !sizes[at]).join('\n');
  useEffect(() => {
    if (lacking)
      lazyImageSizes((imageSizes) => imageSizes.prefetchLackingSizes(client, lacking.split('\n'), withWords));
  }, [client, lacking, withWords]);
  return sizes;
}

/** The same for images that may not exist: what the page knows of them, without reading more. */
export const useKnownImageSizes = (keys: readonly string[]): Sizes => useSizes(keys, inIndex);
