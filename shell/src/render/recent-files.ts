import { LRUCache } from 'lru-cache';
import type { ReadJson } from '@otherfolk/shared/catalogue/read-json';

/** A reader that keeps the files that were read last, so many of them: each of those is read once. */
export function recentFiles(read: ReadJson, count: number): ReadJson {
  const files = new LRUCache<string, Promise<unknown>>({ max: count, memoMethod: (path) => read(path) });
  return (path) => files.memo(path);
}
