import type { JsonRecord } from '../../domain/json-record';
import { idsOfLives } from '../own/read-own-items';
import type { FieldValue, SourceItem, SourceKind, SourceValue } from '../source/source-item';
import { textOf } from '../text/text-of';
import { groupOf, type PartValue, readFront, readPartSection } from './note-part';
import { type BodyGroup, NOTE_SHAPES, type NoteKind } from './note-shapes';
import { splitNote } from './split-note';
import { PERSON_TITLE } from './write-note';

const KINDS: Readonly<Record<NoteKind, SourceKind>> = {
  person: 'character',
  life: 'character',
  plot: 'plot',
  place: 'location',
  family: 'family',
};

/** The kind of a note that we wrote; undefined for any other note. */
export const ownKindOf = ({ otherfolk }: JsonRecord): NoteKind | undefined =>
  typeof otherfolk === 'string' && Object.hasOwn(NOTE_SHAPES, otherfolk) ? (otherfolk as NoteKind) : undefined;

/** Front matter that repeats other values, for Obsidian. */
const REPEATED: Readonly<Record<string, string>> = {
  otherfolk: 'It says what the note is of.',
  aliases: 'The names stand among the other values.',
  tags: 'The same tags stand under ‘labels’.',
  url: 'It is the page from which the note was taken.',
};

/** Values of a file that follow from which items come along. */
const NOT_BROUGHT: Readonly<Record<string, string>> = {
  id: 'The id is kept as the id that it had.',
  variantOf: 'The life comes with its person.',
  variants: 'The lives come along as notes of their own.',
};

/** A copy without the values that JSON knows and our files do not. */
function withoutNull(value: unknown): FieldValue | undefined {
  if (value === null || value === undefined) return undefined;
  return JSON.parse(JSON.stringify(value)) as FieldValue;
}

function sourceValue({ from, path, value, text }: PartValue, of: 'person' | 'life' | undefined): SourceValue {
  const [key = ''] = path;
  const note = Object.hasOwn(NOT_BROUGHT, key) ? NOT_BROUGHT[key] : undefined;
  const written = withoutNull(value);
  if (note !== undefined) return { from, text, note };
  if (written === undefined) return { from, text, note: 'It says nothing.' };
  return { from, text, to: path, value: written, ...(of ? { of } : {}) };
}

interface OwnNote {
  kind: NoteKind;
  front: JsonRecord;
  body: string;
  bodyLine: number;
  path: string;
}

/** The place of words that stand outside of the sections. */
const LOOSE: Readonly<Record<NoteKind, string[]>> = {
  person: ['characterSheets', 'Notes'],
  life: ['characterSheets', 'Notes'],
  plot: ['sections', 'notes'],
  place: ['description'],
  family: ['description'],
};

function bodyValues({ kind, body, bodyLine }: OwnNote): { value: PartValue; isOfPerson: boolean }[] {
  let part = kind;
  let group: BodyGroup | undefined;
  let isTitled = false;
  return splitNote(body, 2, bodyLine).flatMap((section) => {
    const isOfPerson = part === 'person';
    if (section.level === 2) return [{ value: readPartSection(part, group, section), isOfPerson }];
    const title = textOf('markdown', section.heading).text;
    if (title === PERSON_TITLE) part = 'person';
    group = groupOf(part, title);
    const { text } = textOf('markdown', section.source);
    const isName = !isTitled && section.level === 1;
    isTitled ||= isName;
    if (text === '') return [];
    const isNamed = isName || section.level === 0 || group !== undefined || title === PERSON_TITLE;
    const value = isNamed
      ? { from: section.heading || 'Beginning', path: LOOSE[part], value: text, text: section.source }
      : readPartSection(part, undefined, section);
    return [{ value, isOfPerson: part === 'person' }];
  });
}

const textIn = (front: JsonRecord, key: string): string => {
  const value = front[key];
  return typeof value === 'string' ? value : '';
};

/** Reads a note that we wrote: each value goes where it came from. */
export function readOwnNote(note: OwnNote): SourceItem {
  const { kind, front, path } = note;
  const isCharacter = KINDS[kind] === 'character';
  const { person, ...own } = front;
  const of = isCharacter ? (kind === 'person' ? 'person' : 'life') : undefined;
  const parts = readFront(kind, own);
  const personParts = person && typeof person === 'object' ? readFront('person', person as JsonRecord) : [];
  const values = [
    ...Object.entries(REPEATED).flatMap(([key, note]) =>
      Object.hasOwn(front, key) ? [{ from: key, text: JSON.stringify(front[key]), note }] : [],
    ),
    ...parts.map((part) => sourceValue(part, of)),
    ...personParts.map((part) => sourceValue({ ...part, from: `person.${part.from}` }, 'person')),
    ...bodyValues(note).map(({ value, isOfPerson }) =>
      sourceValue(value, isCharacter ? (isOfPerson ? 'person' : 'life') : undefined),
    ),
  ];
  const idIn = (list: PartValue[], key: string) =>
    list.find((part) => part.path[0] === key)?.value as string | undefined;
  const id = textIn(front, 'id');
  const item = idIn(parts, 'variantOf') ?? id;
  const lives = idsOfLives([...parts, ...personParts].find(({ path }) => path[0] === 'variants')?.value);
  const [firstName = id] = Array.isArray(front.aliases) ? front.aliases.map(String) : [];
  const label = textIn(front, 'variantLabel');
  return {
    kind: KINDS[kind],
    sourceId: `obsidian/${path}`,
    name: firstName,
    file: path,
    ...(label ? { label } : {}),
    ...(isCharacter
      ? { person: { key: `otherfolk/${item}`, name: firstName, ...(lives.length > 0 && { lives }) } }
      : {}),
    ...(id ? { ids: { item, ...(kind === 'life' && { life: id }) } } : {}),
    values,
    images: [],
    links: [],
  };
}
