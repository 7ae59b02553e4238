import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { ImageIndex } from '../catalogue/schemas/image-index';
import { imageIndexQuery, isImageIndexKey, knownImageIndex } from './image-index-query';
import { sharedSubscription } from './shared-subscription';

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

/** Reads some sizes: the same array for as long as it holds the same. */
function readerOf(client: QueryClient, keys: readonly string[]): () => Sizes {
  let last: Sizes | undefined;
  return () => {
    const index = knownImageIndex(client);
    const sizes = keys.map((key) => index?.[key]);
    if (!last || sizes.some((size, at) => size !== last?.[at])) last = sizes;
    return last;
  };
}

function useSizes(keys: readonly string[], isLacking: (index: ImageIndex) => boolean): Sizes {
  const client = useQueryClient();
  const asked = keys.join('\n');
  const read = useMemo(() => readerOf(client, asked.split('\n')), [client, asked]);
  const index = knownImageIndex(client);
  const isWanted = !index || isLacking(index);
  useEffect(() => {
    if (isWanted) void client.prefetchQuery(imageIndexQuery);
  }, [client, asked, isWanted]);
  return useSyncExternalStore(subscriptionIn(client), read, read);
}

/**
 * The sizes of some images, by their keys; undefined for one that nobody has measured. Where the page lacks one, the image index is
 * read.
 */
export const useImageSizes = (keys: readonly string[]): Sizes =>
  useSizes(keys, (index) => keys.some((key) => !(key in index)));

/** The same for images that may not exist: what the page knows of them, without reading more. */
export const useKnownImageSizes = (keys: readonly string[]): Sizes => useSizes(keys, () => false);
