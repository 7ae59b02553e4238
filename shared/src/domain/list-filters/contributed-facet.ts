import { compareNames } from '../compare-names';
import type { Facet } from './list-definition';

const MOST_VALUES = 200;
const LONGEST_VALUE = 60;

const isValue = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST_VALUE;

/** The values of each item, as far as they are some. */
function valuesOf(json: unknown): ReadonlyMap<string, readonly string[]> {
  const entries = typeof json === 'object' && json !== null ? Object.entries(json) : [];
  return new Map(entries.map(([id, values]) => [id, Array.isArray(values) ? values.filter(isValue) : []]));
}

/** The facet of a list that another remote contributes, by what came as its values. Values are cut to the first 200 by name. */
export function contributedFacet(key: string, label: string, json: unknown): Facet<{ id: string }> {
  const values = valuesOf(json);
  const all = [...new Set([...values.values()].flat())].sort(compareNames).slice(0, MOST_VALUES);
  return {
    // No facet of a list's own has a dot in its name.
    param: key.replace('/', '.'),
    label,
    shape: 'group',
    isCounted: true,
    choices: all.map((value) => ({ value, label: value })),
    valuesOf: ({ id }) => values.get(id) ?? [],
  };
}
