import type { ReadJson } from '@otherfolk/shared/catalogue/read-json';

/** A reader that keeps the files that were read last, so many of them: each of those is read once. */
export function recentFiles(read: ReadJson, count: number): ReadJson {
  const files = new Map<string, Promise<unknown>>();
  return (path) => {
    const file = files.get(path) ?? read(path);
    // Of a map, the keys stand in the order in which they came.
    files.delete(path);
    files.set(path, file);
    for (const oldest of files.keys()) {
      if (files.size <= count) break;
      files.delete(oldest);
    }
    return file;
  };
}
