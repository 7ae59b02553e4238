import type { SourceItem } from '../source/source-item';
import type { ImportChoices } from './import-choices';

/** A person of an import, with the lives that the sources tell of. */
export interface ImportedPerson {
  key: string;
  name: string;
  /** The person in the catalogue whose lives these become, where somebody has chosen one. */
  id?: string;
  lives: SourceItem[];
}

/** The key of the person whose life an item is. */
export const personKeyOf = (item: SourceItem): string => item.person?.key ?? `person/${item.sourceId}`;

/** The person that one becomes by the choices, wherever a chain of them leads. */
function chosen(key: string, persons: ImportChoices['persons']): { key: string; id?: string } {
  const seen = new Set<string>();
  let at = key;
  while (!seen.has(at)) {
    seen.add(at);
    const next = Object.hasOwn(persons, at) ? persons[at] : undefined;
    if (!next) break;
    if ('id' in next) return { key: at, id: next.id };
    at = next.key;
  }
  return { key: at };
}

/** Lives in the order that their sources know; others come behind, as they were brought. */
function ordered(lives: readonly SourceItem[]): SourceItem[] {
  const order = new Map(lives.flatMap(({ person }) => person?.lives ?? []).map((id, at) => [id, at] as const));
  const placeOf = ({ ids }: SourceItem) => order.get(ids?.life ?? '') ?? order.size;
  return lives.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** The persons of an import in the order of their first lives. */
export function personsOf(items: readonly SourceItem[], { leftOut, persons }: ImportChoices): ImportedPerson[] {
  const all = new Map<string, ImportedPerson>();
  for (const item of items) {
    if (item.kind !== 'character' || leftOut.has(item.sourceId)) continue;
    const { key, id } = chosen(personKeyOf(item), persons);
    const person = all.get(id ?? key) ?? { key, name: item.person?.name ?? item.name, lives: [], ...(id && { id }) };
    person.lives.push(item);
    all.set(id ?? key, person);
  }
  return [...all.values()].map((person) => ({ ...person, lives: ordered(person.lives) }));
}
