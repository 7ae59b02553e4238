import { ITEM_FOLDERS, type ItemFolder } from './index';

/** A kind of item of which each version is one file; a life is two. */
export type PlainFolder = Exclude<ItemFolder, 'characters'>;

export const isPlainFolder = (folder: ItemFolder): folder is PlainFolder => folder !== 'characters';

export const PLAIN_FOLDERS = ITEM_FOLDERS.filter(isPlainFolder);

/** Something for each kind of item that is one file. */
export const forEachPlainKind = <T>(give: (folder: PlainFolder) => T): Record<PlainFolder, T> =>
  Object.fromEntries(PLAIN_FOLDERS.map((folder) => [folder, give(folder)])) as Record<PlainFolder, T>;
