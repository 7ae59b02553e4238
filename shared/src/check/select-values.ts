import { jsonPath } from '../catalogue/json-path';
import { isJsonRecord } from '../domain/json-record';

/** Keys to follow; '*' stands for every item of a list. */
export type Pattern = readonly string[];

export interface Selected {
  path: string;
  value: unknown;
}

function follow(value: unknown, pattern: Pattern, step: number, keys: (string | number)[], found: Selected[]): void {
  const key = pattern[step];
  if (key === undefined) {
    found.push({ path: jsonPath(keys), value });
  } else if (key === '*') {
    if (!Array.isArray(value)) return;
    value.forEach((item: unknown, index) => follow(item, pattern, step + 1, [...keys, index], found));
  } else if (isJsonRecord(value) && Object.hasOwn(value, key)) {
    follow(value[key], pattern, step + 1, [...keys, key], found);
  }
}

/** Whatever stands at the pattern's places, in JSON of any shape. */
export function selectValues(json: unknown, pattern: Pattern): Selected[] {
  const found: Selected[] = [];
  follow(json, pattern, 0, [], found);
  return found;
}

/** Only the texts among them that are not blank. */
export function selectTexts(json: unknown, pattern: Pattern): { path: string; value: string }[] {
  return selectValues(json, pattern).flatMap(({ path, value }) =>
    typeof value === 'string' && value.trim() !== '' ? [{ path, value }] : [],
  );
}
