import type { ReadJson } from '@otherfolk/shared/catalogue/read-json';

/** What reads for members; the code that signs them in puts it here, so that visitors load none of it. */
export const memberReaders: {
  /** The reader of a query; undefined for one that reads what visitors do. */
  for?: (queryKey: readonly unknown[]) => ReadJson | undefined;
} = {};
