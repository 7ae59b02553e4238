import type { JsonRecord } from '../../domain/json-record';
import type { SourceItem, SourceValue } from '../source/source-item';

function put(file: JsonRecord, { to = [], value }: SourceValue): void {
  const last = to.at(-1) ?? '';
  const holder = to.slice(0, -1).reduce<JsonRecord>((object, key) => {
    if (!Object.hasOwn(object, key)) object[key] = {};
    return object[key] as JsonRecord;
  }, file);
  const before = Object.hasOwn(holder, last) ? holder[last] : undefined;
  holder[last] = Array.isArray(before) && Array.isArray(value) ? [...(before as unknown[]), ...value] : value;
}

/** The file of an item, or that of its person or its life, with nothing but what its values say. */
export function fileOf({ values }: SourceItem, of?: 'person' | 'life'): JsonRecord {
  const file: JsonRecord = {};
  for (const value of values) if (value.to && value.of === of) put(file, value);
  return file;
}

const BESIDE: ReadonlySet<string> = new Set(['id', 'variantOf', 'variants']);

/** A file of a catalogue without what an item says beside its values: its ids, and which lives there are. */
export const valuesIn = (file: JsonRecord): JsonRecord =>
  Object.fromEntries(Object.entries(file).filter(([key]) => !BESIDE.has(key)));
