import { isJsonRecord, type JsonRecord } from '../../domain/json-record';
import type { SourceItem, SourceKind } from '../source/source-item';
import type { Work } from '../source/work';
import { type OwnFiles, ownPath } from './own-files';
import { valuesOfFile } from './values-of-file';

type Files = ReadonlyMap<string, JsonRecord>;

const KINDS: Readonly<Record<string, SourceKind>> = {
  characters: 'character',
  plots: 'plot',
  locations: 'location',
  families: 'family',
};

const asText = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

/** The person of a life, by its own word, where its file came along. */
function coreOf(life: JsonRecord, files: Files): [path: string, core: JsonRecord] | undefined {
  const id = asText(life['variantOf']);
  const path = `characters/${id}.json`;
  const core = id === undefined ? undefined : files.get(path);
  return core && [path, core];
}

const nameOf = (file: JsonRecord): string => {
  const overrides = isJsonRecord(file['variantOverrides']) ? file['variantOverrides'] : {};
  return (
    asText(overrides['variantName']) ?? asText(file['name']) ?? asText(file['title']) ?? String(asText(file['id']))
  );
};

const itemAt = (path: string, file: JsonRecord, source: string) => ({
  kind: KINDS[ownPath(path)?.folder ?? ''] ?? 'character',
  sourceId: `otherfolk/${path}`,
  file: source,
  images: [],
  links: [],
});

/** A file beside which there is no other: a plot, a place, a family, a person without lives, or a life without the person. */
function plainItem(path: string, file: JsonRecord, source: string): SourceItem {
  const id = String(file['id']);
  const owner = asText(file['variantOf']);
  const label = asText(file['variantLabel']);
  return {
    ...itemAt(path, file, source),
    name: nameOf(file),
    ids: owner === undefined ? { item: id } : { item: owner, life: id },
    ...(label !== undefined && { label }),
    values: valuesOfFile(path, file, owner === undefined ? undefined : 'life'),
  };
}

/** The ids of the lives that a person lists, in their order. */
export const idsOfLives = (variants: unknown): string[] =>
  (Array.isArray(variants) ? variants : []).flatMap((each) => (isJsonRecord(each) ? (asText(each['id']) ?? []) : []));

function lifeItem(path: string, life: JsonRecord, core: JsonRecord, source: string): SourceItem {
  const label = asText(life['variantLabel']);
  const overrides = isJsonRecord(life['variantOverrides']) ? life['variantOverrides'] : {};
  return {
    ...itemAt(path, life, source),
    name: asText(overrides['variantName']) ?? nameOf(core),
    ids: { item: String(core['id']), life: String(life['id']) },
    person: { key: `otherfolk/${String(core['id'])}`, name: nameOf(core), lives: idsOfLives(core['variants']) },
    ...(label !== undefined && { label }),
    values: valuesOfFile(path, life, 'life'),
  };
}

/** The person of each life, as far as they came along. */
function itemOf(path: string, file: JsonRecord, files: Files, told: Set<string>, source: string): SourceItem {
  const owner = coreOf(file, files);
  if (!owner) return plainItem(path, file, source);
  const [corePath, core] = owner;
  const item = lifeItem(path, file, core, source);
  const isFirst = !told.has(corePath);
  told.add(corePath);
  return isFirst ? { ...item, values: [...valuesOfFile(corePath, core, 'person'), ...item.values] } : item;
}

/** The persons who have a life among the files: they are told of with the first of these. */
const personsOf = (files: Files): Set<string> =>
  new Set([...files.values()].flatMap((file) => coreOf(file, files)?.[0] ?? []));

/** The items that files of a catalogue tell of, in their order; `sourceOf` gives the file in which each stands. */
export async function readItemsOf(files: Files, sourceOf: (path: string) => string, work: Work): Promise<SourceItem[]> {
  const persons = personsOf(files);
  const told = new Set<string>();
  const items: SourceItem[] = [];
  for (const [path, file] of files) {
    await work.step(items.length, files.size);
    if (!persons.has(path)) items.push(itemOf(path, file, files, told, sourceOf(path)));
  }
  return items;
}

/** The items of files that another format carries, the one first that it is about. */
export function readOwnItems({ about, files }: OwnFiles, source: string): SourceItem[] {
  const all = new Map(Object.entries(files).sort(([a], [b]) => Number(b === about) - Number(a === about)));
  const persons = personsOf(all);
  const told = new Set<string>();
  return [...all].flatMap(([path, file]) => (persons.has(path) ? [] : [itemOf(path, file, all, told, source)]));
}
