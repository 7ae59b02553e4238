import { isJsonRecord } from '../domain/json-record';
import { eachPart, type Keys } from './each-part';
import { jsonPath } from './json-path';

/** Keys to follow; '*' stands for every item of a list. */
export type Pattern = readonly string[];

export interface Selected {
  path: string;
  value: unknown;
}

function follow(value: unknown, pattern: Pattern, keys: Keys, found: Selected[]): void {
  const key = pattern[keys.length];
  if (key === undefined) {
    found.push({ path: jsonPath(keys), value });
  } else if (key === '*') {
    if (Array.isArray(value)) eachPart(value, keys, (item) => follow(item, pattern, keys, found));
  } else if (isJsonRecord(value) && Object.hasOwn(value, key)) {
    keys.push(key);
    follow(value[key], pattern, keys, found);
    keys.pop();
  }
}

/** The values at the pattern's places, in JSON of any shape. */
export function selectValues(json: unknown, pattern: Pattern): Selected[] {
  const found: Selected[] = [];
  follow(json, pattern, [], found);
  return found;
}

/** The selected values that are texts and not blank. */
export function selectTexts(json: unknown, pattern: Pattern): { path: string; value: string }[] {
  return selectValues(json, pattern).flatMap(({ path, value }) =>
    typeof value === 'string' && value.trim() !== '' ? [{ path, value }] : [],
  );
}
