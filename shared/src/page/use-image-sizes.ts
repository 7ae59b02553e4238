import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { ImageIndex } from '../catalogue/schemas/image-index';
import { imageIndexQuery, isImageIndexKey } from './image-index-query';

export type ImageSize = ImageIndex[string];

type Sizes = readonly (ImageSize | undefined)[];

/** The image index of a page as a store: an observer of the query for each image would take longer than drawing the images. */
interface ImageIndexStore {
  index: ImageIndex | undefined;
  subscribe: (changed: () => void) => () => void;
}

function createStore(client: QueryClient): ImageIndexStore {
  const listeners = new Set<() => void>();
  const store: ImageIndexStore = {
    index: client.getQueryData(imageIndexQuery.queryKey),
    subscribe: (changed) => {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
  };
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || !isImageIndexKey(query.queryKey as unknown[]) || query.state.data === store.index) return;
    store.index = query.state.data as ImageIndex;
    listeners.forEach((changed) => changed());
  });
  return store;
}

const stores = new WeakMap<QueryClient, ImageIndexStore>();

function storeOf(client: QueryClient): ImageIndexStore {
  const store = stores.get(client) ?? createStore(client);
  stores.set(client, store);
  return store;
}

/** Reads some sizes: the same array for as long as it holds the same. */
function readerOf(store: ImageIndexStore, keys: readonly string[]): () => Sizes {
  let last: Sizes | undefined;
  return () => {
    const sizes = keys.map((key) => store.index?.[key]);
    if (!last || sizes.some((size, at) => size !== last?.[at])) last = sizes;
    return last;
  };
}

function useSizes(keys: readonly string[], isLacking: (index: ImageIndex) => boolean): Sizes {
  const client = useQueryClient();
  const store = storeOf(client);
  const asked = keys.join('\n');
  const read = useMemo(() => readerOf(store, asked.split('\n')), [store, asked]);
  const isWanted = !store.index || isLacking(store.index);
  useEffect(() => {
    if (isWanted) void client.prefetchQuery(imageIndexQuery);
  }, [client, asked, isWanted]);
  return useSyncExternalStore(store.subscribe, read, read);
}

/**
 * The sizes of some images, by their keys; undefined for one that nobody has measured. Where the page lacks one, the image index is
 * read.
 */
export const useImageSizes = (keys: readonly string[]): Sizes =>
  useSizes(keys, (index) => keys.some((key) => !(key in index)));

/** The same for images that may not exist: what the page knows of them, without reading more. */
export const useKnownImageSizes = (keys: readonly string[]): Sizes => useSizes(keys, () => false);
