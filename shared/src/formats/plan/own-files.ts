import { catalogueFiles } from '../../catalogue/catalogue-files';
import { jsonOfBytes, jsonOfText, textOfBytes } from '../../catalogue/json-bytes';
import { readImageIndex } from '../../catalogue/read-image-index';
import { IMAGES } from '../../check/named-images';
import { isJsonRecord, type JsonRecord } from '../../domain/json-record';
import { tryOr } from '../../domain/try-or';
import { fileKinds } from '../../files/file-kinds';
import { placeOf } from '../../files/file-place';
import { characterKind } from '../../kinds/character/kind';
import type { OwnFile, Source, SourceItem } from '../source/source-item';
import type { Work } from '../source/work';
import type { CatalogueIndex } from './catalogue-index';

/** A file of another catalogue of this site that comes byte for byte. */
interface OwnText {
  path: string;
  text: string;
  json: JsonRecord;
}

interface OwnImage {
  path: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** What the image index of the source says of it. */
  words: { alt?: string; credit?: string; focus?: [number, number] };
}

export interface OwnPlan {
  files: OwnText[];
  images: OwnImage[];
  /** Paths of files that the catalogue has, byte for byte. */
  same: string[];
  /** Paths of files that stay as they are here: settings, and images of the same name. */
  kept: string[];
}

const pathsOf = ({ kind, ids }: SourceItem): string[] => {
  if (!ids) return [];
  if (kind !== 'character') return [fileKinds[kind].pathOf(ids.item)];
  return [ids.item, ids.life].flatMap((id) => (id === undefined ? [] : [characterKind.file(id)]));
};

/** Files that servers do not write. */
const REFUSED = /\.svg$/i;

/** The words of images, by their paths; none where there is no index, or it cannot be read. */
async function wordsOfImages(own: readonly OwnFile[]): Promise<Map<string, OwnImage['words']>> {
  const file = own.find(({ path }) => path === catalogueFiles.imageIndex);
  if (!file) return new Map();
  const bytes = await file.bytes();
  const index = await readImageIndex(
    async () => tryOr(() => jsonOfBytes(bytes), {}),
    () => undefined,
  );
  return new Map(
    Object.entries(index).map(([key, { alt, credit, focus }]) => [
      IMAGES + key,
      { ...(alt && { alt }), ...(credit && { credit }), ...(focus && { focus }) },
    ]),
  );
}

interface Taking {
  index: CatalogueIndex;
  plan: OwnPlan;
  /** Paths of files that are other ones here. */
  differing: Set<string>;
  words: ReadonlyMap<string, OwnImage['words']>;
}

async function takeOwn(own: OwnFile, { index, plan, differing, words }: Taking): Promise<void> {
  const { path } = own;
  if (path === catalogueFiles.imageIndex) return;
  if (path.startsWith(IMAGES)) {
    if (index.images.has(path) || REFUSED.test(path)) plan.kept.push(path);
    else if (!path.includes('@')) plan.images.push({ path, bytes: await own.bytes(), words: words.get(path) ?? {} });
    return;
  }
  if (!placeOf(path)) {
    plan.kept.push(path);
    return;
  }
  const text = textOfBytes(await own.bytes());
  const known = index.file(path);
  if (known?.text === text) plan.same.push(path);
  else if (known && (known.kind === 'site' || known.kind === 'changelog')) plan.kept.push(path);
  else if (known) differing.add(path);
  else {
    const json: unknown = jsonOfText(text);
    plan.files.push({ path, text, json: isJsonRecord(json) ? json : {} });
  }
}

/**
 * The files of catalogues of this site that come byte for byte: those that the catalogue does not have. `items` are those without such a file,
 * and whatever belongs to a person whose file is another one here: those are merged field by field.
 */
export async function splitOwn(
  sources: readonly Source[],
  index: CatalogueIndex,
  work: Work,
): Promise<{ own: OwnPlan; items: SourceItem[] }> {
  const plan: OwnPlan = { files: [], images: [], same: [], kept: [] };
  const items: SourceItem[] = [];
  for (const { own, items: ofSource } of sources) {
    if (!own) {
      items.push(...ofSource);
      continue;
    }
    const taking: Taking = { index, plan, differing: new Set(), words: await wordsOfImages(own) };
    for (const [at, each] of own.entries()) {
      await work.step(at, own.length);
      await takeOwn(each, taking);
    }
    const whole = new Set(own.map(({ path }) => path));
    const merged = ofSource.filter((item) => {
      const paths = pathsOf(item);
      return paths.some((path) => taking.differing.has(path)) || !paths.some((path) => whole.has(path));
    });
    const ofMerged = new Set(merged.flatMap(pathsOf));
    plan.files = plan.files.filter(({ path }) => !ofMerged.has(path));
    items.push(...merged);
  }
  return { own: plan, items };
}
