import type { SourceItem } from '../source/source-item';

const IN_NOTE_OF_PERSON = 'The note of the person says it.';

const isPerson = ({ kind, ids, person }: SourceItem): boolean =>
  kind === 'character' && person !== undefined && ids !== undefined && ids.life === undefined;

/** A life that tells of the person, too. What its own note says of the person gives way to the note of the person. */
function withPerson(life: SourceItem, person: SourceItem): SourceItem {
  const own = life.values.map((value) =>
    value.of === 'person' ? { from: value.from, text: value.text, note: IN_NOTE_OF_PERSON } : value,
  );
  return { ...life, values: [...person.values, ...own], images: [...person.images, ...life.images] };
}

/** Items of notes of ours, in which each person comes with the first of their lives: a person is no life beside them. */
export function withPersons(items: readonly SourceItem[]): SourceItem[] {
  const persons = new Map(items.filter(isPerson).map((item) => [item.person?.key, item]));
  const told = new Set<SourceItem>();
  const lives = items.flatMap((item) => {
    const person = persons.get(item.person?.key);
    if (!person || item === person) return [item];
    const life = { ...item, ...(person.person && { person: person.person }) };
    if (told.has(person)) return [life];
    told.add(person);
    return [withPerson(life, person)];
  });
  return lives.filter((item) => !told.has(item));
}
