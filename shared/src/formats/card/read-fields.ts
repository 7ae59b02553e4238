import { isEmptyValue } from '../../domain/emptiness';
import { isJsonRecord, type JsonRecord } from '../../domain/json-record';
import type { SourceValue } from '../source/source-item';
import type { CardData } from './card-data';
import { groupedTag, ratingOfTags } from './card-tags';
import { cardText } from './card-text';
import { leftOut, sheetValue } from './sheet-value';

/** Texts with a section of ours. */
const SECTIONS: Readonly<Record<string, string>> = {
  description: 'Overview',
  personality: 'Personality Breakdown',
};

/** Texts for the sheet, with the headings of front ends. */
const SHEET: Readonly<Record<string, string>> = {
  scenario: 'Scenario',
  system_prompt: 'System Prompt',
  post_history_instructions: 'Post-History Instructions',
  creator_notes: "Creator's Notes",
  creator: 'Creator',
  character_version: 'Version',
};

/** Fields that are read elsewhere. */
const ELSEWHERE: ReadonlySet<string> = new Set(['name', 'nickname', 'character_book', 'assets', 'extensions', 'tags']);

const SETTING = 'A setting of another program: it is left out.';
const SCRIPTS = /script|regex|lua|trigger|plugin/i;

/** Numbers from 1 name what is one of several. */
const numbered = (heading: string, at: number, count: number) => (count > 1 ? `${heading} ${at + 1}` : heading);

const asTexts = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((item): item is string => typeof item === 'string');

const inList = (from: string, section: string, text: string, name: string): SourceValue => {
  const { text: value, note } = cardText(text, name);
  return { from, text, to: ['sections', section], value: [value], ...(note && { note }) };
};

/** Examples are divided by a mark, which says nothing itself. */
export const examplesOf = (text: string): string[] => text.split(/<START>/i).filter((part) => part.trim() !== '');

const dateOf = (seconds: unknown): string | undefined => {
  // Some programs write milliseconds.
  const time = typeof seconds === 'number' && seconds > 0 ? (seconds > 1e11 ? seconds : seconds * 1000) : NaN;
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10);
};

export function readField(key: string, value: unknown, name: string): SourceValue[] {
  const from = `data.${key}`;
  const section = SECTIONS[key];
  if (section !== undefined && typeof value === 'string') {
    const { text, note } = cardText(value, name);
    return [{ from, text: value, to: ['sections', section], value: text, ...(note && { note }) }];
  }
  if (key === 'first_mes' || key === 'alternate_greetings')
    return asTexts(value)
      .filter((text) => text.trim() !== '')
      .map((text) => inList(from, 'RP Hooks', text, name));
  if (key === 'mes_example')
    return asTexts(value)
      .flatMap(examplesOf)
      .map((text) => inList(from, 'Sample Voice', text, name));
  if (key === 'group_only_greetings') {
    const texts = asTexts(value);
    return texts.map((text, at) => sheetValue(from, numbered('Greeting in groups', at, texts.length), text, name));
  }
  if (key === 'creator_notes_multilingual' && isJsonRecord(value))
    return Object.entries(value).map(([language, text]) =>
      sheetValue(`${from}.${language}`, `Creator's Notes (${language})`, String(text), name),
    );
  if (key === 'creation_date' || key === 'modification_date') {
    const date = dateOf(value);
    const heading = key === 'creation_date' ? 'Created' : 'Changed';
    return [date ? { ...sheetValue(from, heading, date, name) } : leftOut(from, value, 'No day is known.')];
  }
  const heading = SHEET[key] ?? (key === 'source' ? 'Source' : key);
  const texts = asTexts(value);
  if (texts.length > 0)
    return texts.map((text, at) => sheetValue(from, numbered(heading, at, texts.length), text, name));
  if (typeof value === 'number') return [sheetValue(from, heading, String(value), name)];
  return [leftOut(from, value, SETTING)];
}

function readTags(value: unknown): SourceValue[] {
  const tags = asTexts(value)
    .map((tag) => tag.trim())
    .filter(Boolean);
  const rating = ratingOfTags(tags);
  return [
    ...tags.map((tag): SourceValue => ({ from: 'data.tags', text: tag, to: ['tags'], value: [groupedTag(tag)] })),
    ...(rating === undefined
      ? []
      : [
          {
            from: 'data.tags',
            text: tags.join(', '),
            to: ['recordInfo', 'contentRating'],
            value: rating,
            note: 'The rating that these tags stand for.',
          },
        ]),
  ];
}

/** What programs keep beside the fields; one text of it is about the character. */
export function readExtensions(value: unknown, name: string): SourceValue[] {
  if (!isJsonRecord(value)) return [];
  return Object.entries(value).flatMap(([key, extension]): SourceValue[] => {
    const from = `data.extensions.${key}`;
    if (isEmptyValue(extension)) return [];
    if (key === 'depth_prompt' && isJsonRecord(extension) && typeof extension['prompt'] === 'string') {
      return extension['prompt'].trim() === ''
        ? []
        : [sheetValue(`${from}.prompt`, "Character's Note", extension['prompt'], name)];
    }
    if (SCRIPTS.test(key))
      return [leftOut(from, extension, 'A script or a regular expression: it is kept out, and never run.')];
    return [leftOut(from, extension, SETTING)];
  });
}

const namesOf = (data: JsonRecord, name: string): SourceValue[] => {
  const nickname = typeof data['nickname'] === 'string' ? data['nickname'].trim() : '';
  return [
    { from: 'data.name', text: typeof data['name'] === 'string' ? data['name'] : '', to: ['name'], value: name },
    ...(nickname === ''
      ? []
      : [{ from: 'data.nickname', text: nickname, to: ['nameInfo', 'nickname'], value: nickname }]),
  ];
};

/** The name of a card; a card without one has that of its file. */
export const nameOfCard = (data: JsonRecord, fallback: string): string =>
  (typeof data['name'] === 'string' && data['name'].replace(/\s+/g, ' ').trim()) || fallback;

/** The values of a card but for its lorebook and its pictures. */
export function readFields({ data, beside }: CardData, name: string): SourceValue[] {
  const nickname = typeof data['nickname'] === 'string' ? data['nickname'].trim() : '';
  const called = nickname || name;
  // The first message leads the openings, wherever it stands.
  const { first_mes: opening, ...others } = data;
  const fields = Object.entries({ first_mes: opening, ...others })
    .filter(([key, value]) => !ELSEWHERE.has(key) && !isEmptyValue(value))
    .flatMap(([key, value]) => readField(key, value, called));
  const around = Object.entries(beside)
    .filter(([, value]) => !isEmptyValue(value))
    .map(([key, value]) =>
      leftOut(
        key,
        value,
        data[key] === value
          ? `The same as data.${key}.`
          : Object.hasOwn(data, key)
            ? `For programs that read older cards: data.${key} counts.`
            : SETTING,
      ),
    );
  return [
    ...namesOf(data, name),
    ...fields,
    ...readTags(data['tags']),
    ...readExtensions(data['extensions'], called),
    ...around,
  ];
}
