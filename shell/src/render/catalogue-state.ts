import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { readImageIndex } from '@otherfolk/shared/catalogue/read-image-index';
import type { ReadJson } from '@otherfolk/shared/catalogue/read-json';
import type { ImageIndex } from '@otherfolk/shared/catalogue/schemas/image-index';
import { isListKey } from '@otherfolk/shared/page/list-query';
import { siteQuery } from '@otherfolk/shared/page/site-query';
import { visitorReader } from './visitor-reader';

const isForEveryPage = (key: QueryKey) => isListKey(key) || hashKey(key) === hashKey(siteQuery.queryKey);

/** What pages of one state of a catalogue have in common: it is read, parsed and decided for the first of them. */
export class CatalogueState {
  /** Gives files as a visitor may know them. */
  readonly read: ReadJson;
  private index: Promise<{ images: ImageIndex; places: ReadonlyMap<string, number> }> | undefined;
  private readonly shared = new Map<string, { key: QueryKey; data: unknown }>();

  constructor(read: ReadJson) {
    this.read = visitorReader(read);
  }

  /** The image index, and the place of each image in it. */
  imageIndex() {
    return (this.index ??= readImageIndex(this.read).then((images) => ({
      images,
      places: new Map(Object.keys(images).map((file, place) => [file, place])),
    })));
  }

  /** Gives a page what earlier pages have read for all. */
  fill(client: QueryClient): void {
    for (const { key, data } of this.shared.values()) client.setQueryData(key, data);
  }

  /** Keeps what a page has read for all. */
  keepFrom(client: QueryClient): void {
    for (const { queryKey: key, queryHash, state } of client.getQueryCache().getAll()) {
      if (state.status !== 'success' || this.shared.has(queryHash) || !isForEveryPage(key)) continue;
      this.shared.set(queryHash, { key, data: state.data });
    }
  }
}

const states = new WeakMap<ReadJson, CatalogueState>();

/** The state that a reader reads: whoever renders pages takes a new reader when the catalogue has changed. */
export function catalogueState(read: ReadJson): CatalogueState {
  const state = states.get(read) ?? new CatalogueState(read);
  states.set(read, state);
  return state;
}
