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
import { ENTITY_FILE } from '@otherfolk/shared/kinds';
import { characterKind } from '@otherfolk/shared/kinds/character/kind';
import { saysThatItIsAVariant } from '@otherfolk/shared/kinds/character/variant-file';
import { locationKind } from '@otherfolk/shared/kinds/location/kind';
import { plotKind } from '@otherfolk/shared/kinds/plot/kind';
import { plotCoreEntry } from '@otherfolk/shared/kinds/plot/plot-index-entry';
import { parsePlot } from '@otherfolk/shared/kinds/plot/read-plots';

/** Not its days: most who save a file change one. */
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

const plotSchema = shape({ coreId: field(id), recordInfo: field(recordSchema) });

const entrySchema = shape({
  id: field(text),
  coreId: field(text),
  isUnnamed: field(v.boolean()),
  ...stageFields,
});

export type CharacterFields = Omit<v.InferOutput<typeof characterSchema>, 'gallery'>;

/** A line of an index, as far as it says who may see what it lists. */
export type IndexLine = v.InferOutput<typeof entrySchema>;

/** The indexes that list items with their stages. */
const INDEXES = {
  characters: characterKind.index,
  plots: plotKind.index,
  locations: locationKind.index,
} as const;

/** The list that a file is the index of; undefined for any other file. */
export const listOfIndex = (file: string) =>
  (Object.keys(INDEXES) as (keyof typeof INDEXES)[]).find((name) => INDEXES[name] === file);

/** An image of a core's gallery, which lives of its genre show. */
interface GenreImage {
  image: string;
  genre: string | undefined;
}

interface OfEveryFile {
  /** Those that the file shows to whoever reads it. */
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
    | { kind: 'plot'; id: string; coreId: string | undefined; visible: Visible; coreEntry: object }
    | { kind: 'location'; id: string; visible: Visible }
    | { kind: 'family'; id: string }
    | { kind: 'index'; of: keyof typeof INDEXES; lines: IndexLine[] }
    | { kind: 'broken'; folder: string; id: string }
    | { kind: 'other' }
  );

/** What one line of an index says; nothing of what is no line. */
export const lineOf = (line: unknown): IndexLine => parseLeniently(entrySchema, line).output ?? {};

const GALLERY = IMAGES + IMAGE_FOLDERS.gallery;

/** Of a core; a variant's own gallery is shown by that life alone. */
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

function cuttableIn(folder: string, json: JsonRecord): JsonRecord {
  if (folder === 'characters') return cuttableCharacter(json);
  if (folder === 'plots') return { sections: pick(isJsonRecord(json['sections']) && json['sections'], ['mainRoles']) };
  return pick(json, ['members', 'connectedCharacters', 'connectedPlots']);
}

function entityFacts(file: string, folder: string, id: string, json: JsonRecord): EntityFacts {
  switch (folder) {
    case 'characters':
      return characterFacts(file, id, json);
    case 'plots': {
      const { coreId, recordInfo } = parseLeniently(plotSchema, json).output ?? {};
      const coreEntry = plotCoreEntry(parsePlot(id, json, () => undefined));
      return { kind: 'plot', id, coreId, visible: recordInfo ?? {}, coreEntry, images: imagesIn(file, json) };
    }
    case 'locations':
      return { kind: 'location', id, visible: lineOf(json), images: imagesIn(file, json) };
    default:
      return { kind: 'family', id, images: [] };
  }
}

/** `json` is undefined where the file is no JSON. */
export function factsOf(file: string, json: unknown): FileFacts {
  const [, folder, id] = ENTITY_FILE.exec(file) ?? [];
  const index = listOfIndex(file);
  const none = { images: [], unplaced: [] };
  if (index) return { kind: 'index', of: index, lines: Array.isArray(json) ? json.map(lineOf) : [], ...none };
  if (file === catalogueFiles.site) return { kind: 'other', ...none, images: imagesIn(file, json) };
  if (folder === undefined || id === undefined || file === plotKind.coreIndex) return { kind: 'other', ...none };
  if (!isJsonRecord(json)) return { kind: 'broken', folder, id, ...none };
  return { ...entityFacts(file, folder, id, json), unplaced: unplacedIn(folder, json) };
}

/** All of a file that may be cut: where that stays whole, so does the file. Undefined for a file that has to be read. */
export function cuttableOf(file: string, json: unknown): JsonRecord | undefined {
  const [, folder] = ENTITY_FILE.exec(file) ?? [];
  return folder === undefined || isDerived(file) || !isJsonRecord(json) ? undefined : cuttableIn(folder, json);
}
