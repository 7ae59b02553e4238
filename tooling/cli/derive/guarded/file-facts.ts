import * as v from 'valibot';
import { catalogueFiles } from '@otherfolk/shared/catalogue/catalogue-files';
import { IMAGE_FOLDERS } from '@otherfolk/shared/catalogue/image-paths';
import { parseLeniently } from '@otherfolk/shared/catalogue/parse-leniently';
import { field, list, shape, text } from '@otherfolk/shared/catalogue/schemas/fields';
import { id } from '@otherfolk/shared/catalogue/schemas/formats';
import { galleryItemSchema } from '@otherfolk/shared/catalogue/schemas/gallery-item';
import { stageFields } from '@otherfolk/shared/catalogue/schemas/record-info';
import { tagSchema } from '@otherfolk/shared/catalogue/schemas/tag';
import { type Pattern, selectTexts } from '@otherfolk/shared/catalogue/select-values';
import { isDerived } from '@otherfolk/shared/check/content';
import { IMAGES, imagesOfFile } from '@otherfolk/shared/check/named-images';
import { isJsonRecord, type JsonRecord } from '@otherfolk/shared/domain/json-record';
import type { Visible } from '@otherfolk/shared/domain/visibility';
import { isItemFolder, ITEM_FOLDERS, ITEM_KINDS, type ItemFolder } from '@otherfolk/shared/kinds';
import { characterKind } from '@otherfolk/shared/kinds/character/kind';
import { saysThatItIsAVariant } from '@otherfolk/shared/kinds/character/variant-file';
import { ENTITY_FILE, INDEX_FILES } from '@otherfolk/shared/kinds/entity-folders';
import {
  isListedKind,
  kindsIn,
  type ListedKind,
  listingOf,
  referencesOf,
  valueOf,
} from '@otherfolk/shared/kinds/file-contents';

/** The fields of a record but its days: most who save a file change one. */
const recordSchema = shape(stageFields);

/** What of a character's file decides on who may see it: the fields of a core and of a variant. */
const characterSchema = shape({
  recordInfo: field(recordSchema),
  isUnnamed: field(v.boolean()),
  family: field(id),
  variantOf: field(id),
  variants: field(list(shape({ id, recordInfo: field(recordSchema) }))),
  variantOverrides: field(
    shape({
      recordInfo: field(recordSchema),
      isUnnamed: field(v.boolean()),
      family: field(id),
      tags: field(list(tagSchema)),
    }),
  ),
  tags: field(list(tagSchema)),
  // Whether there is one: a life without shows that of its core.
  gallery: field(list(galleryItemSchema)),
});

/** What of any other item's file does: some say their stage in `recordInfo`, some beside their other fields. */
const itemSchema = shape({ coreId: field(id), recordInfo: field(recordSchema) });

const entrySchema = shape({
  id: field(text),
  coreId: field(text),
  isUnnamed: field(v.boolean()),
  ...stageFields,
});

export type CharacterFields = Omit<v.InferOutput<typeof characterSchema>, 'gallery'>;

/** A line of an index, as far as it says who may see what it lists. */
export type IndexLine = v.InferOutput<typeof entrySchema>;

/** The folder whose items a file lists with their stages; undefined for any other file. */
export const listOfIndex = (file: string): ItemFolder | undefined =>
  ITEM_FOLDERS.find((folder) => ITEM_KINDS[folder].index === file);

/** An image of a core's gallery, which lives of its genre show. */
interface GenreImage {
  image: string;
  genre: string | undefined;
}

interface OfEveryFile {
  /** The images that the file shows to whoever reads it. */
  images: string[];
  /** Names of images for which the contract has no folder. */
  unplaced: string[];
}

/** What of one file decides on who may see what. */
export type FileFacts = OfEveryFile &
  (
    | {
        kind: 'character';
        id: string;
        isCore: boolean;
        fields: CharacterFields;
        /** Whether the file has images in a gallery of its own that the site knows. */
        hasGallery: boolean;
        gallery: GenreImage[];
      }
    | {
        kind: 'item';
        folder: ItemFolder;
        id: string;
        /** The item that it is a version of. */
        coreId: string;
        visible: Visible;
        /** The entry of a list that names each item once, where this is its first version. */
        coreEntry: object | undefined;
      }
    | { kind: 'family'; id: string }
    | { kind: 'index'; of: ItemFolder; lines: IndexLine[] }
    | { kind: 'broken'; folder: string; id: string }
    | { kind: 'other' }
  );

/** What one line of an index says; nothing of what is no line. */
export const lineOf = (line: unknown): IndexLine => parseLeniently(entrySchema, line).output ?? {};

const GALLERY = IMAGES + IMAGE_FOLDERS.gallery;

/** The gallery of a core; a variant's own gallery is shown by that life alone. */
function galleryOf({ images }: JsonRecord): GenreImage[] {
  const items = isJsonRecord(images) && Array.isArray(images['gallery']) ? images['gallery'] : [];
  return items.filter(isJsonRecord).flatMap(({ file, genre }) => {
    const known = typeof genre === 'string' ? genre : undefined;
    return typeof file === 'string' ? [{ image: GALLERY + file, genre: known }] : [];
  });
}

const DRAWN: readonly Pattern[] = [
  ['images', 'drawnImage'],
  ['images', 'background'],
];
const UNPLACED: Readonly<Record<string, readonly Pattern[]>> = {
  characters: [...DRAWN, ...DRAWN.map((pattern) => ['variantOverrides', ...pattern])],
  families: [['crest']],
};

const unplacedIn = (folder: string, json: unknown) =>
  (UNPLACED[folder] ?? []).flatMap((pattern) => selectTexts(json, pattern).map(({ value }) => value));

type EntityFacts = FileFacts extends infer Facts ? (Facts extends unknown ? Omit<Facts, 'unplaced'> : never) : never;

const imagesIn = (file: string, json: unknown): string[] => imagesOfFile(file, json).map(({ image }) => image);

function characterFacts(file: string, id: string, json: JsonRecord): EntityFacts {
  const { gallery: own = [], ...fields } = parseLeniently(characterSchema, json).output ?? {};
  const isCore = !saysThatItIsAVariant(json);
  const gallery = isCore ? galleryOf(json) : [];
  const inGallery = new Set(gallery.map(({ image }) => image));
  const images = imagesIn(file, json).filter((image) => !inGallery.has(image));
  return { kind: 'character', id, isCore, fields, hasGallery: own.length > 0, gallery, images };
}

/** The fields that there are. */
const pick = (json: unknown, names: readonly string[]): JsonRecord =>
  isJsonRecord(json)
    ? Object.fromEntries(names.filter((name) => Object.hasOwn(json, name)).map((name) => [name, json[name]]))
    : {};

function cuttableCharacter(json: JsonRecord): JsonRecord {
  const own = (value: unknown) => ({
    ...pick(value, ['variants', 'family']),
    sections: pick(isJsonRecord(value) && value['sections'], ['relationships']),
  });
  return {
    ...own(json),
    images: pick(json['images'], ['gallery']),
    variantOverrides: own(json['variantOverrides']),
  };
}

/** What stands at the lists of a pattern, or at its end, with nothing beside it. */
function pickAt(json: unknown, [key, ...rest]: Pattern): JsonRecord {
  if (key === undefined || !isJsonRecord(json) || !Object.hasOwn(json, key)) return {};
  return { [key]: rest.length === 0 || rest[0] === '*' ? json[key] : pickAt(json[key], rest) };
}

function cuttableIn(folder: string, json: JsonRecord): JsonRecord {
  if (folder === characterKind.folder) return cuttableCharacter(json);
  const cut = referencesOf(folder).filter(({ whenHidden }) => whenHidden !== undefined);
  return cut.map(({ pattern }) => pickAt(json, pattern)).reduce<JsonRecord>((all, each) => ({ ...all, ...each }), {});
}

function itemFacts(file: string, kind: ListedKind, folder: ItemFolder, id: string, json: JsonRecord): EntityFacts {
  const { firstOnly, entries } = listingOf(kind);
  const { coreId = id, recordInfo = {} } = parseLeniently(itemSchema, json).output ?? {};
  return {
    kind: 'item',
    folder,
    id,
    coreId,
    visible: ITEM_KINDS[folder].stageAt.length > 0 ? recordInfo : lineOf(json),
    coreEntry: firstOnly === undefined ? undefined : entries[firstOnly]?.(valueOf(kind, id, json)),
    images: imagesIn(file, json),
  };
}

function entityFacts(file: string, folder: string, id: string, json: JsonRecord): EntityFacts {
  if (folder === characterKind.folder) return characterFacts(file, id, json);
  const [kind] = kindsIn(folder);
  if (kind && isListedKind(kind) && isItemFolder(folder)) return itemFacts(file, kind, folder, id, json);
  return { kind: 'family', id, images: [] };
}

/** `json` is undefined where the file is no JSON. */
export function factsOf(file: string, json: unknown): FileFacts {
  const [, folder, id] = ENTITY_FILE.exec(file) ?? [];
  const index = listOfIndex(file);
  const none = { images: [], unplaced: [] };
  if (index) return { kind: 'index', of: index, lines: Array.isArray(json) ? json.map(lineOf) : [], ...none };
  if (file === catalogueFiles.site) return { kind: 'other', ...none, images: imagesIn(file, json) };
  if (folder === undefined || id === undefined || INDEX_FILES.includes(file)) return { kind: 'other', ...none };
  if (!isJsonRecord(json)) return { kind: 'broken', folder, id, ...none };
  return { ...entityFacts(file, folder, id, json), unplaced: unplacedIn(folder, json) };
}

/** All of a file that may be cut: where that stays whole, so does the file. Undefined for a file that has to be read. */
export function cuttableOf(file: string, json: unknown): JsonRecord | undefined {
  const [, folder] = ENTITY_FILE.exec(file) ?? [];
  return folder === undefined || isDerived(file) || !isJsonRecord(json) ? undefined : cuttableIn(folder, json);
}
