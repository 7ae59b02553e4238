import { isJsonRecord } from '../../domain/json-record';
import { sameJson } from '../../domain/json-value';
import type { SourceItem, SourceValue } from '../source/source-item';
import { keyOfPlace, type PlacedField, placedFields } from './placed-fields';

/** Keys of a core that hold for all lives of a person. */
const OF_PERSON: ReadonlySet<string> = new Set([
  'name',
  'nameInfo',
  'ageGrade',
  'physical',
  'styling',
  'family',
  'ageless',
  'lang',
]);

/** Groups of tags that tell of the person, whichever life. */
const GROUPS_OF_PERSON: ReadonlySet<string> = new Set(['Gender', 'Eye Color', 'Hair Color', 'Character Grouping']); // docs/data-contract.md#3-character-core

function isOfPerson({ of, to = [], value }: SourceValue): boolean {
  if (of) return of === 'person';
  const [first = ''] = to;
  if (first !== 'tags') return OF_PERSON.has(first);
  const tags = Array.isArray(value) ? value : [value];
  return tags.every(
    (tag) => isJsonRecord(tag) && typeof tag['group'] === 'string' && GROUPS_OF_PERSON.has(tag['group']),
  );
}

/** A value of several tags as one for each, since each goes to its own file. */
const eachTag = (each: SourceValue): SourceValue[] =>
  each.to?.length === 1 && each.to[0] === 'tags' && Array.isArray(each.value) && each.of === undefined
    ? each.value.map((tag, at) => ({ ...each, value: [tag], ...(at > 0 && { text: '' }) }))
    : [each];

export interface SplitFields {
  person: PlacedField[];
  lives: { item: SourceItem; fields: PlacedField[]; leftOut: SourceValue[] }[];
}

/** The fields of a person and of each life. Where lives disagree about the person, the first one is right, and others say it of themselves. */
export function splitFields(lives: readonly SourceItem[]): SplitFields {
  const person = new Map<string, PlacedField>();
  const split: SplitFields = { person: [], lives: [] };
  for (const item of lives) {
    const values = item.values.flatMap(eachTag);
    const ofPerson = placedFields(values.filter((each) => each.to && isOfPerson(each)));
    const ofLife = placedFields(values.filter((each) => !each.to || !isOfPerson(each)));
    const own = [...ofLife.fields];
    for (const field of ofPerson.fields) {
      const key = keyOfPlace(field.place);
      const before = person.get(key);
      if (!before) person.set(key, field);
      else if (sameJson(before.value, field.value)) before.values.push(...field.values);
      else if (key === 'tags') own.push(field);
      else own.push({ ...field, place: ['variantOverrides', ...field.place] });
    }
    split.lives.push({ item, fields: own, leftOut: [...ofPerson.leftOut, ...ofLife.leftOut] });
  }
  split.person = [...person.values()];
  return split;
}
