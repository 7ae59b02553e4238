import { jsonOfText, textOfBytes } from '../../catalogue/json-bytes';
import { IMAGES } from '../../check/named-images';
import { isJsonRecord, type JsonRecord } from '../../domain/json-record';
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

async function takeOwn(own: OwnFile, index: CatalogueIndex, plan: OwnPlan, differing: Set<string>): Promise<void> {
  const { path } = own;
  if (path.startsWith(IMAGES)) {
    if (index.images.has(path) || REFUSED.test(path)) plan.kept.push(path);
    else if (!path.includes('@')) plan.images.push({ path, bytes: await own.bytes() });
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
 * The files of catalogues of this site that come byte for byte: those that the catalogue does not have. `items` are the others, and whatever
 * belongs to a person whose file is another one here: those are merged field by field.
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
    const differing = new Set<string>();
    for (const [at, each] of own.entries()) {
      await work.step(at, own.length);
      await takeOwn(each, index, plan, differing);
    }
    const merged = ofSource.filter((item) => pathsOf(item).some((path) => differing.has(path)));
    const ofMerged = new Set(merged.flatMap(pathsOf));
    plan.files = plan.files.filter(({ path }) => !ofMerged.has(path));
    items.push(...merged);
  }
  return { own: plan, items };
}
