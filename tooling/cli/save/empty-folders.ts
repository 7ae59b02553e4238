import { rmdirSync } from 'node:fs';
import path from 'node:path';
import { IMAGES } from '@otherfolk/shared/check/named-images';
import { tryOr } from '@otherfolk/shared/domain/try-or';

const removes = (folder: string): boolean => tryOr(() => (rmdirSync(folder), true), false);

/** Removes the folders of images in which nothing is left, of those that lead to these files. */
export function removeEmptyFolders(catalogue: string, files: readonly string[]): void {
  for (const file of files.filter((each) => each.startsWith(IMAGES))) {
    let folder = path.posix.dirname(file);
    while (folder.startsWith(IMAGES) && removes(path.join(catalogue, folder))) folder = path.posix.dirname(folder);
  }
}
