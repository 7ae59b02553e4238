import type { JsonRecord } from '../domain/json-record';
import type { ListDefinition } from '../domain/list-filters/list-definition';
import { coreFile, variantFile } from './character/character-files';
import { characterList } from './character/character-list';
import type { EditorField } from './descriptor/editor-field';
import type { FileContent, IdReference, ImageReference, ItemFiles, Listing } from './descriptor/file-content';
import type { ItemEntry } from './descriptor/item-entry';
import { familyFile } from './family/family-file';
import type { ItemFolder } from './index';
import { locationFiles } from './location/location-files';
import { plotFiles } from './plot/plot-files';
import { siteImages, siteReferences } from './site/site-references';

/** The kinds of which each item, or each version, is one file. */
const ITEM_FILES = { plot: plotFiles, location: locationFiles } as const;

type ListedContents = { [Kind in keyof typeof ITEM_FILES]: (typeof ITEM_FILES)[Kind]['content'] };

const listedContents = Object.fromEntries(
  Object.entries(ITEM_FILES).map(([kind, { content }]) => [kind, content]),
) as ListedContents;

/** The content of each kind of file, in the order in which entities are checked. */
export const FILE_CONTENTS = { core: coreFile, variant: variantFile, ...listedContents, family: familyFile } as const;

export type EntityKind = keyof typeof FILE_CONTENTS;

export type EntityValue<Kind extends EntityKind> = ReturnType<(typeof FILE_CONTENTS)[Kind]['parse']>;

export const ENTITY_KINDS = Object.keys(FILE_CONTENTS) as EntityKind[];

/** The kinds whose entries in the lists follow from one file each; that of a life follows from two. */
export type ListedKind = keyof typeof ITEM_FILES;

export const LISTED_KINDS = Object.keys(ITEM_FILES) as ListedKind[];

export const isListedKind = (kind: EntityKind): kind is ListedKind => Object.hasOwn(ITEM_FILES, kind);

const filesOf = (kind: ListedKind): ItemFiles<unknown> => ITEM_FILES[kind] as ItemFiles<unknown>;

export const listingOf = (kind: ListedKind): Listing<unknown> => filesOf(kind).listing;

/** The fields of kinds that have no form of their own among the admin tools. */
export const editorFieldsOf = (kind: ListedKind): readonly EditorField[] => filesOf(kind).fields ?? [];

/** The filters and orders of the list of a kind of item. */
export const listOf = (folder: ItemFolder): ListDefinition<ItemEntry> => {
  const kind = kindsIn(folder).find(isListedKind);
  return (kind ? filesOf(kind).list : characterList) as unknown as ListDefinition<ItemEntry>;
};

export const contentOfFile = (kind: EntityKind): FileContent<unknown> => FILE_CONTENTS[kind];

/** The kinds of the files of a folder: persons and lives share one, and say themselves which they are. */
export const kindsIn = (folder: string | undefined): EntityKind[] =>
  ENTITY_KINDS.filter((kind) => FILE_CONTENTS[kind].folder === folder);

/** Kinds that share a folder have the same places for ids and images. */
const contentsIn = (folder: string): FileContent<unknown> | undefined => kindsIn(folder).map(contentOfFile)[0];

/** Every place where an id stands, with what may have it: a folder, or 'site'. */
export const HOLDERS = ['site', ...new Set(ENTITY_KINDS.map((kind) => FILE_CONTENTS[kind].folder))] as const;

/** The places where files of a folder, or the file of the site, name other items. */
export const referencesOf = (holder: string): readonly IdReference[] =>
  holder === 'site' ? siteReferences : (contentsIn(holder)?.references ?? []);

/** The places where files of a folder, or the file of the site, name images. */
export const imagesOf = (holder: string): readonly ImageReference[] =>
  holder === 'site' ? siteImages : (contentsIn(holder)?.images ?? []);

const values = new WeakMap<JsonRecord, { kind: EntityKind; value: unknown }>();

/** The fields that the site reads of a file, parsed once while `json` is in memory, which nobody changes: many rules and the indexes ask for it. */
export function valueOf<Kind extends EntityKind>(kind: Kind, id: string, json: JsonRecord): EntityValue<Kind> {
  const known = values.get(json);
  if (known?.kind === kind) return known.value as EntityValue<Kind>;
  const value = FILE_CONTENTS[kind].parse(id, json) as EntityValue<Kind>;
  values.set(json, { kind, value });
  return value;
}
