import { familyKind } from './family/kind';
import { forEachKind, ITEM_FOLDERS, ITEM_KINDS, type ReferredAs } from './index';

/** The files of all lists that are derived of others. */
export const INDEX_FILES: readonly string[] = ITEM_FOLDERS.flatMap((folder) => [...ITEM_KINDS[folder].indexes]);

/** The kinds as a list in a sentence. */
export const KINDS_IN_WORDS = `${ITEM_FOLDERS.slice(0, -1).join(', ')} and ${ITEM_FOLDERS.at(-1)}`;

/** The folders in which each file is named after an id. */
export const ENTITY_FOLDERS = [...ITEM_FOLDERS, familyKind.folder] as const;

/** The noun for an id of each folder. */
export const REFERRED_AS: Readonly<Record<EntityFolder, ReferredAs>> = {
  ...forEachKind((folder) => ITEM_KINDS[folder].referredAs),
  [familyKind.folder]: familyKind.referredAs,
};

export type EntityFolder = (typeof ENTITY_FOLDERS)[number];

/** A file that is named after its id, as its folder and its id, which may be none. */
export const ENTITY_FILE = new RegExp(`^(${ENTITY_FOLDERS.join('|')})/([^/]*)\\.json$`);
