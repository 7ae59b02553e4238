import { GENRES } from '@otherfolk/shared/domain/genres';
import { isJsonRecord, type JsonRecord } from '@otherfolk/shared/domain/json-record';
import { GENRE_GROUP, type Tag } from '@otherfolk/shared/domain/tags';
import type { CatalogueFile } from '@otherfolk/shared/files/catalogue-file';
import { valueAt, withValueAt } from '@otherfolk/shared/files/json-value';
import { newFileJson, newVariant, withVariant } from '@otherfolk/shared/files/new-files';
import { plainKindOf } from '@otherfolk/shared/kinds/plain-folders';
import { fileUnder, type PendingFile, pendingFile } from '../changes/pending-file';

/** How a copy is called. */
interface CopyName {
  id: string;
  /** The name of a person, place or family; the title of a plot; the world of a life. */
  name: string;
  /** Whether the copy of a plot is another version of it, and not a plot of its own. */
  isVersion?: boolean;
}

/** The keys that say when and whether an item was shown: a copy begins anew. */
const DAYS = [
  ['recordInfo', 'dateAdded'],
  ['recordInfo', 'dateUpdated'],
];

/** The record of a copy is that of a new file. */
function withNewRecord(json: JsonRecord, starter: JsonRecord): JsonRecord {
  const undated = DAYS.reduce((now, keys) => withValueAt(now, keys, undefined), json);
  const stage = [['recordInfo', 'published'], ['recordInfo', 'version'], ['published'], ['version']];
  return stage.reduce((now, keys) => {
    const value = valueAt(starter, keys);
    return value === undefined ? now : withValueAt(now, keys, value);
  }, undated);
}

/** The tag of the world that was left becomes that of the new one. */
function tagsInWorld(tags: unknown, left: readonly unknown[], world: string): unknown {
  if (!GENRES.some((genre) => genre === world)) return tags;
  const list: unknown[] = Array.isArray(tags) ? tags : [];
  const isLeft = (tag: unknown): tag is Tag =>
    isJsonRecord(tag) && tag['group'] === GENRE_GROUP && left.includes(tag['name']);
  const isNew = (tag: unknown) => isJsonRecord(tag) && tag['group'] === GENRE_GROUP && tag['name'] === world;
  const next = list.map((tag) => (isLeft(tag) ? { ...tag, name: world } : tag));
  const first = next.findIndex(isNew);
  if (first < 0) return [...next, { group: GENRE_GROUP, name: world }];
  return next.filter((tag, at) => !isNew(tag) || at === first);
}

function copyOf({ kind, json }: CatalogueFile, { id, name, isVersion = false }: CopyName): JsonRecord {
  if (kind === 'variant') {
    const copy = { ...json, id, variantLabel: name, genre: name };
    const tags = tagsInWorld(json['tags'], [json['variantLabel'], json['genre']], name);
    return withNewRecord({ ...copy, ...(tags !== undefined && { tags }) }, newVariant(id, '', name));
  }
  const copy = withNewRecord({ ...json, id }, newFileJson(kind, id, name));
  if (kind !== 'core') {
    const { titleKey = 'name', versions } = plainKindOf(kind) ?? {};
    return { ...copy, [titleKey]: name, ...(versions === 'by-core-id' && !isVersion && { coreId: id }) };
  }
  const hasFullName = Boolean(valueAt(json, ['nameInfo', 'fullName']));
  const named = hasFullName ? withValueAt(copy, ['nameInfo', 'fullName'], name) : copy;
  return { ...named, name, variants: [] };
}

/** The copy, and for a life its person with it at the end of the list, where that is known. */
export function duplicateFiles(file: CatalogueFile, copy: CopyName, core?: CatalogueFile): PendingFile[] {
  const made = fileUnder(copy.id, file, copyOf(file, copy));
  return [made, ...(core ? [pendingFile(core, withVariant(core.json, copy.id, copy.name))] : [])];
}
