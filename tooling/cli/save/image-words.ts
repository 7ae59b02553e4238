import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { catalogueFiles } from '@otherfolk/shared/catalogue/catalogue-files';
import { fileText } from '@otherfolk/shared/catalogue/file-text';
import { jsonOfBytes } from '@otherfolk/shared/catalogue/json-bytes';
import { IMAGES } from '@otherfolk/shared/check/named-images';
import { isJsonRecord, type JsonRecord } from '@otherfolk/shared/domain/json-record';
import { writeFileAtomically } from '@otherfolk/system/write-file-atomically';
import { imageIndexOf } from '../derive/images/image-index';
import { narrowerVersionsIn } from '../derive/images/narrower-versions';
import { readImages } from '../derive/images/read-images';

const LONGEST = 2000;
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** What an owner says of an image: what it shows, who made it, and the point that must stay in view where it is cropped. */
export const imageWordsSchema = v.strictObject({
  alt: v.exactOptional(v.pipe(v.string(), v.maxLength(LONGEST))),
  credit: v.exactOptional(v.pipe(v.string(), v.maxLength(LONGEST))),
  focus: v.exactOptional(v.strictTuple([share, share])),
});

export type ImageWords = v.InferOutput<typeof imageWordsSchema>;

const WORDS = Object.keys(imageWordsSchema.entries) as (keyof ImageWords)[];

async function readIndex(folder: string): Promise<JsonRecord> {
  const bytes = await readFile(path.join(folder, catalogueFiles.imageIndex)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  const index = bytes ? jsonOfBytes(bytes) : {};
  if (!isJsonRecord(index)) throw new Error(`${catalogueFiles.imageIndex} is not an object`);
  return index;
}

const keyOf = (image: string) => image.slice(IMAGES.length);

/** What the index says of images, by their paths inside the catalogue; nothing for those that it does not have, or where it is broken. */
export async function wordsInIndex(folder: string, images: readonly string[]): Promise<Map<string, ImageWords>> {
  const index = images.length > 0 ? await readIndex(folder).catch((): JsonRecord => ({})) : {};
  const wordsOf = (image: string): ImageWords => {
    const record = index[keyOf(image)];
    if (!isJsonRecord(record)) return {};
    const known = Object.fromEntries(WORDS.flatMap((word) => (word in record ? [[word, record[word]]] : [])));
    return v.is(imageWordsSchema, known) ? known : {};
  };
  return new Map(images.map((image) => [image, wordsOf(image)]));
}

/** Words as they are with new ones over them; an empty text takes one away. */
export function withWords(before: ImageWords, given: ImageWords): ImageWords {
  const merged = { ...before, ...given };
  const { alt, credit, ...others } = merged;
  return { ...(alt && { alt }), ...(credit && { credit }), ...others };
}

/** What a change is about, by the paths of images. */
interface ChangedImages {
  words: ReadonlyMap<string, ImageWords>;
  /** The images that are new, or others than before. */
  replaced: readonly string[];
  gone: readonly string[];
}

/**
 * Puts words into the index, exactly these; images that it does not list yet, or with the size of another, are measured, and what is
 * `gone` is not listed any more. Rejects where the index is broken.
 */
export async function writeImageWords(folder: string, { words, replaced, gone }: ChangedImages): Promise<void> {
  if (words.size === 0 && gone.length === 0 && replaced.length === 0) return;
  const index = await readIndex(folder);
  const isListed = (image: string) => isJsonRecord(index[keyOf(image)]);
  const toMeasure = [...[...words.keys()].filter((image) => !isListed(image)), ...replaced.filter(isListed)];
  const measured: JsonRecord = imageIndexOf(
    await readImages(folder, [...toMeasure, ...narrowerVersionsIn(folder, toMeasure)]),
    index,
  );
  const goneKeys = new Set(gone.map(keyOf));
  const all: JsonRecord = Object.fromEntries(
    Object.entries({ ...index, ...measured }).filter(([key]) => !goneKeys.has(key)),
  );
  for (const [image, given] of words) {
    const record = all[keyOf(image)];
    // What is no image, or gone again, has no record.
    if (!isJsonRecord(record)) continue;
    const others = Object.entries(record).filter(([name]) => !WORDS.some((word) => word === name));
    all[keyOf(image)] = { ...Object.fromEntries(others), ...given };
  }
  const sorted = Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
  const text = fileText(sorted);
  if (text !== fileText(index)) await writeFileAtomically(path.join(folder, catalogueFiles.imageIndex), text);
}
