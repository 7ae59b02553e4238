import { ITEM_FOLDERS, ITEM_KINDS, type ItemFolder } from './index';

/** A kind of item of which each version is one file; a life is two. */
export type PlainFolder = Exclude<ItemFolder, 'characters'>;

const isPlainFolder = (folder: ItemFolder): folder is PlainFolder => folder !== 'characters';

export const PLAIN_FOLDERS = ITEM_FOLDERS.filter(isPlainFolder);

/** Something for each kind of item that is one file. */
export const forEachPlainKind = <T>(give: (folder: PlainFolder) => T): Record<PlainFolder, T> =>
  Object.fromEntries(PLAIN_FOLDERS.map((folder) => [folder, give(folder)])) as Record<PlainFolder, T>;

/** The kind of the files of such a folder. */
export type PlainFileKind = (typeof ITEM_KINDS)[PlainFolder]['fileKinds'][0];

export const PLAIN_FILE_KINDS: readonly PlainFileKind[] = PLAIN_FOLDERS.map(
  (folder) => ITEM_KINDS[folder].fileKinds[0],
);

/** The description of the kind of such a file; undefined for a file of any other kind. */
export const plainKindOf = (fileKind: string) =>
  PLAIN_FOLDERS.map((folder) => ITEM_KINDS[folder]).find(({ fileKinds }) => fileKinds[0] === fileKind);

/** Something for each kind of such a file. */
export const forEachPlainFile = <T>(
  give: (fileKind: PlainFileKind, folder: PlainFolder) => T,
): Record<PlainFileKind, T> =>
  Object.fromEntries(
    PLAIN_FOLDERS.map((folder) => [ITEM_KINDS[folder].fileKinds[0], give(ITEM_KINDS[folder].fileKinds[0], folder)]),
  ) as Record<PlainFileKind, T>;
