import { isJsonRecord } from '../domain/json-record';
import { DEFAULT_VERSION, type Staged } from '../domain/release';

/** Drops undefined and objects without fields; lists stay, and so does the order of the keys. */
export function compact<Entry extends object>(entry: Entry): Entry {
  const isFilled = (value: unknown) => value !== undefined && !(isJsonRecord(value) && Object.keys(value).length === 0);
  return Object.fromEntries(Object.entries(entry).filter(([, value]) => isFilled(value))) as Entry;
}

/** The stage of an item as its entry says it. */
export const stageOfRecord = (record: Staged = {}) => ({
  published: record.published ?? false,
  version: record.version ?? DEFAULT_VERSION,
  releaseAt: record.releaseAt,
});
