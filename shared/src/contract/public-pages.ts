import type { ReadJson } from '../catalogue/read-json';
import type { Visible } from '../domain/visibility';

/** The catalogue, as far as it decides which pages a remote has for visitors. */
export interface PublicCatalogue {
  /** The items of a list that a visitor who is not signed in may see, in its order; nothing where the list is missing. */
  visible: <Item extends Visible & { id: string }>(readList: (read: ReadJson) => Promise<Item[]>) => Promise<Item[]>;
}

/** The URLs of a remote's public pages, in their order. It runs in Node alone, and is no part of what browsers load. */
export type ListPublicPages = (catalogue: PublicCatalogue) => Promise<string[]>;

/** The exports of `src/public-pages.ts` of a remote. */
export interface PublicPagesModule {
  listPublicPages: ListPublicPages;
}
