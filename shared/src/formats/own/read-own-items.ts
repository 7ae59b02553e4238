import { isJsonRecord, type JsonRecord } from '../../domain/json-record';
import type { SourceItem, SourceKind } from '../source/source-item';
import { type OwnFiles, ownPath } from './own-files';
import { valuesOfFile } from './values-of-file';

const KINDS: Readonly<Record<string, SourceKind>> = {
  characters: 'character',
  plots: 'plot',
  locations: 'location',
  families: 'family',
};

const asText = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

/** The person of a life, by its own word, where its file came along. */
function coreOf(life: JsonRecord, files: OwnFiles['files']): [path: string, core: JsonRecord] | undefined {
  const id = asText(life['variantOf']);
  const path = `characters/${id}.json`;
  const core = id === undefined ? undefined : files[path];
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

/** A file that is no life: a plot, a place, a family, or a person without lives. */
function plainItem(path: string, file: JsonRecord, source: string): SourceItem {
  const id = String(file['id']);
  const owner = asText(file['coreId']);
  const label = asText(file['variantLabel']);
  return {
    ...itemAt(path, file, source),
    name: nameOf(file),
    ids: owner === undefined ? { item: id } : { item: owner, life: id },
    ...(label !== undefined && { label }),
    values: valuesOfFile(path, file),
  };
}

function lifeItem(path: string, life: JsonRecord, core: JsonRecord, source: string): SourceItem {
  const label = asText(life['variantLabel']);
  const overrides = isJsonRecord(life['variantOverrides']) ? life['variantOverrides'] : {};
  return {
    ...itemAt(path, life, source),
    name: asText(overrides['variantName']) ?? nameOf(core),
    ids: { item: String(core['id']), life: String(life['id']) },
    person: { key: `otherfolk/${String(core['id'])}`, name: nameOf(core) },
    ...(label !== undefined && { label }),
    values: valuesOfFile(path, life, 'life'),
  };
}

/** The items that files of ours tell of, the one first that the foreign file is about; what is the person's stands with it. */
export function readOwnItems({ about, files }: OwnFiles, source: string): SourceItem[] {
  const others = Object.keys(files).filter((path) => path !== about);
  const told = new Set<string>();
  const items = [about, ...others].flatMap((path): SourceItem[] => {
    const file = files[path];
    const owner = file && coreOf(file, files);
    if (!owner) return [];
    const [corePath, core] = owner;
    const item = lifeItem(path, file, core, source);
    const isFirst = !told.has(corePath);
    told.add(path).add(corePath);
    return [isFirst ? { ...item, values: [...valuesOfFile(corePath, core, 'person'), ...item.values] } : item];
  });
  const plain = [about, ...others].flatMap((path): SourceItem[] => {
    const file = files[path];
    return file && !told.has(path) ? [plainItem(path, file, source)] : [];
  });
  return [...items, ...plain];
}
