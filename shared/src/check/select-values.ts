import { jsonPath } from '../catalogue/json-path';

/** Keys to follow; '*' stands for every item of a list. */
export type Pattern = readonly string[];

export interface Selected {
  path: string;
  value: unknown;
}

/** Whatever stands at the pattern's places, in JSON of any shape. */
export function selectValues(json: unknown, pattern: Pattern): Selected[] {
  let found: { keys: (string | number)[]; value: unknown }[] = [{ keys: [], value: json }];
  for (const step of pattern) {
    found = found.flatMap(({ keys, value }) => {
      if (typeof value !== 'object' || value === null) return [];
      if (step !== '*') {
        if (Array.isArray(value) || !Object.hasOwn(value, step)) return [];
        return [{ keys: [...keys, step], value: (value as Record<string, unknown>)[step] }];
      }
      return Array.isArray(value) ? value.map((item: unknown, index) => ({ keys: [...keys, index], value: item })) : [];
    });
  }
  return found.map(({ keys, value }) => ({ path: jsonPath(keys), value }));
}

/** Only the texts among them that are not blank. */
export function selectTexts(json: unknown, pattern: Pattern): { path: string; value: string }[] {
  return selectValues(json, pattern).flatMap(({ path, value }) =>
    typeof value === 'string' && value.trim() !== '' ? [{ path, value }] : [],
  );
}
