import { nameKey } from './catalogue-index';
import type { ImportedPerson } from './persons-of';

/** Persons of an import with one name: whether they are one person, somebody has to say. */
export function sameNames(persons: readonly ImportedPerson[]): ImportedPerson[][] {
  const byName = new Map<string, ImportedPerson[]>();
  for (const person of persons) {
    const key = nameKey(person.name);
    byName.set(key, [...(byName.get(key) ?? []), person]);
  }
  return [...byName.values()].filter((group) => group.length > 1);
}

/** The choices that make one person of each of these groups. */
export const joined = (groups: readonly ImportedPerson[][]): Record<string, { key: string }> =>
  Object.fromEntries(
    groups.flatMap(([first, ...others]) => others.map(({ key }) => [key, { key: first?.key ?? key }] as const)),
  );
