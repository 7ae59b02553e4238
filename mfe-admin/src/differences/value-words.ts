import { isJsonRecord, type JsonRecord } from '@otherfolk/shared/domain/json-record';
import type { FileKind } from '@otherfolk/shared/drafts/file-kind';
import { ENTITY_FOLDERS, type EntityFolder } from '@otherfolk/shared/kinds/entity-folders';
import { referencesOf } from '@otherfolk/shared/kinds/file-contents';
import { folderOfKind } from '../whole/references-to';
import { wordsOfKeys } from './field-labels';
import type { NamesOfItems } from './names-of-items';

const NOTHING = '–';

type Keys = readonly (string | number)[];

const isAt = (keys: Keys, pattern: readonly string[]) =>
  keys.length === pattern.length &&
  pattern.every((each, at) => (each === '*' ? typeof keys[at] === 'number' : each === keys[at]));

/** The folder of what the id at these keys of a file names. */
function referredAt(kind: FileKind | undefined, keys: Keys): EntityFolder | undefined {
  const holder = kind && (folderOfKind(kind) ?? kind);
  const reference = holder && referencesOf(holder).find(({ pattern }) => isAt(keys, pattern));
  return ENTITY_FOLDERS.find((folder) => folder === reference?.folder);
}

/** The context by which a value is read. */
export interface ValueContext {
  kind: FileKind | undefined;
  names: NamesOfItems;
  /** The members of a family by their ids in it. */
  members: ReadonlyMap<string, string>;
}

const KIN = ['parents', 'partners'].map((key) => ['members', '*', key, '*']);

/** The name of the item whose id stands at these keys of a file; undefined for no id, or that of nothing. */
function nameAt(id: string, keys: Keys, { kind, names, members }: ValueContext): string | undefined {
  if (kind === 'family' && KIN.some((pattern) => isAt(keys, pattern))) return members.get(id);
  const folder = referredAt(kind, keys);
  return folder && names[folder].get(id);
}

const isTag = (value: JsonRecord): value is { group?: string; name: string } =>
  typeof value['name'] === 'string' && Object.keys(value).every((key) => key === 'name' || key === 'group');

/** A value of a file as a person would say it: names for ids, 'on' and 'off', lists and objects line by line. */
export function valueWords(value: unknown, keys: Keys, context: ValueContext): string {
  if (value === undefined || value === null || value === '') return NOTHING;
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (typeof value === 'string') return nameAt(value, keys, context) ?? value;
  if (Array.isArray(value)) {
    const items = value.map((item, at) => valueWords(item, [...keys, at], context));
    return items.join('\n') || NOTHING;
  }
  if (!isJsonRecord(value)) return JSON.stringify(value);
  if (isTag(value)) return [value.group, value.name].filter(Boolean).join(': ');
  const lines = Object.entries(value).flatMap(([key, each]) => {
    const words = valueWords(each, [...keys, key], context);
    const label = wordsOfKeys([key]).join('');
    return words === NOTHING ? [] : [label ? `${label}: ${words}` : words];
  });
  return lines.join('\n') || NOTHING;
}
