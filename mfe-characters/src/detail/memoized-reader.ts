import type { ReadJson } from '@otherfolk/shared/catalogue/read-json';

/** A reader that asks for each file once, however often it is wanted; for the length of one piece of work. */
export function memoizedReader(read: ReadJson): ReadJson {
  const files = new Map<string, Promise<unknown>>();
  return (path) => {
    const file = files.get(path) ?? read(path);
    files.set(path, file);
    return file;
  };
}
