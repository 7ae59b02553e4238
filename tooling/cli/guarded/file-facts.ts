import * as v from 'valibot';
import { catalogueFiles, ENTITY_FILE } from '@otherfolk/shared/catalogue/catalogue-files';
import { IMAGE_FOLDERS } from '@otherfolk/shared/catalogue/image-paths';
import { plotCoreEntry } from '@otherfolk/shared/catalogue/index-entries';
import { parseLeniently } from '@otherfolk/shared/catalogue/parse-leniently';
import { parsePlot } from '@otherfolk/shared/catalogue/read-plots';
import { field, list, shape, text } from '@otherfolk/shared/catalogue/schemas/fields';
import { id } from '@otherfolk/shared/catalogue/schemas/formats';
import { recordInfoSchema, stageFields } from '@otherfolk/shared/catalogue/schemas/record-info';
import { tagSchema } from '@otherfolk/shared/catalogue/schemas/tag';
import { saysThatItIsAVariant } from '@otherfolk/shared/catalogue/variant-file';
import { IMAGES, imagesOfFile } from '@otherfolk/shared/check/named-images';
import { isJsonRecord, type JsonRecord } from '@otherfolk/shared/domain/json-record';
import type { Visible } from '@otherfolk/shared/domain/visibility';

/** What of a character's file decides on who may see it: the fields of a core and of a variant. */
const characterSchema = shape({
  recordInfo: field(recordInfoSchema),
  isUnnamed: field(v.boolean()),
  family: field(id),
  variantOf: field(id),
  variants: field(list(shape({ id, recordInfo: field(recordInfoSchema) }))),
  variantOverrides: field(
    shape({
      recordInfo: field(recordInfoSchema),
      isUnnamed: field(v.boolean()),
      family: field(id),
      tags: field(list(tagSchema)),
    }),
  ),
  tags: field(list(tagSchema)),
  // Whether there is one: a life without shows that of its core.
  gallery: field(list(v.unknown())),
});

const plotSchema = shape({ coreId: field(id), recordInfo: field(recordInfoSchema) });

const entrySchema = shape({
  id: field(text),
  coreId: field(text),
  isUnnamed: field(v.boolean()),
  ...stageFields,
});

export type CharacterFields = v.InferOutput<typeof characterSchema>;

/** A line of an index, as far as it says who may see what it lists. */
export type IndexLine = v.InferOutput<typeof entrySchema>;

/** The indexes that list items with their stages. */
export const INDEXES = {
  characters: catalogueFiles.characterIndex,
  plots: catalogueFiles.plotVariantIndex,
  locations: catalogueFiles.locationIndex,
} as const;

/** An image of a core's gallery, which lives of its genre show. */
interface GenreImage {
  image: string;
  genre: string | undefined;
}

/** What of one file decides on who may see what. `images` are those that it shows to whoever reads it. */
export type FileFacts = { images: string[] } & (
  | { kind: 'character'; id: string; isCore: boolean; fields: CharacterFields; gallery: GenreImage[] }
  | { kind: 'plot'; id: string; coreId: string | undefined; visible: Visible; coreEntry: object }
  | { kind: 'location'; id: string; visible: Visible }
  | { kind: 'family'; id: string }
  | { kind: 'index'; of: keyof typeof INDEXES; lines: IndexLine[] }
  | { kind: 'broken'; folder: string; id: string }
  | { kind: 'other' }
);

const fieldsOf = (json: JsonRecord): CharacterFields => parseLeniently(characterSchema, json).output ?? {};

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

const imagesIn = (file: string, json: unknown): string[] => imagesOfFile(file, json).map(({ image }) => image);

function characterFacts(file: string, id: string, json: JsonRecord): FileFacts {
  const fields = fieldsOf(json);
  const isCore = !saysThatItIsAVariant(json);
  const gallery = isCore ? galleryOf(json) : [];
  const inGallery = new Set(gallery.map(({ image }) => image));
  const images = imagesIn(file, json).filter((image) => !inGallery.has(image));
  return { kind: 'character', id, isCore, fields, gallery, images };
}

/** `json` is undefined where the file is no JSON. */
export function factsOf(file: string, json: unknown): FileFacts {
  const [, folder, id] = ENTITY_FILE.exec(file) ?? [];
  const index = (Object.keys(INDEXES) as (keyof typeof INDEXES)[]).find((name) => INDEXES[name] === file);
  if (index) return { kind: 'index', of: index, lines: Array.isArray(json) ? json.map(lineOf) : [], images: [] };
  if (file === catalogueFiles.site) return { kind: 'other', images: imagesIn(file, json) };
  if (folder === undefined || id === undefined || file === catalogueFiles.plotIndex)
    return { kind: 'other', images: [] };
  if (!isJsonRecord(json)) return { kind: 'broken', folder, id, images: [] };
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
