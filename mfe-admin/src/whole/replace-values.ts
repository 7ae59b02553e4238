import { isJsonRecord, type JsonRecord } from '@otherfolk/shared/domain/json-record';

function replaced(value: unknown, [step, ...rest]: readonly string[], change: (value: unknown) => unknown): unknown {
  if (step === undefined) return change(value);
  if (step === '*') {
    if (!Array.isArray(value)) return value;
    const items = value.map((item: unknown) => replaced(item, rest, change));
    return items.every((item, at) => item === value[at]) ? value : items;
  }
  if (!isJsonRecord(value) || !Object.hasOwn(value, step)) return value;
  const inside = replaced(value[step], rest, change);
  return inside === value[step] ? value : { ...value, [step]: inside };
}

/** The same object where nothing at the places of the pattern changes, else a copy. */
export const replaceValues = (
  json: JsonRecord,
  pattern: readonly string[],
  change: (value: unknown) => unknown,
): JsonRecord => replaced(json, pattern, change) as JsonRecord;
