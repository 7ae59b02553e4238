import { isJsonRecord, type JsonRecord } from '../../domain/json-record';
import type { SourceProblem, SourceValue } from '../source/source-item';
import { asText } from './as-text';
import { cardText } from './card-text';
import { leftOut, sheetValue } from './sheet-value';

const SHEET = 'Lorebook';

/** The most that a file of a catalogue can hold of it: a file has at most a megabyte. */
const MOST_LETTERS = 500_000;

const REGEX_NOTE = 'A regular expression: it is kept out, and never run.';
const SETTING_NOTE = 'A setting of programs that play the card: it is left out.';

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string' && item.trim() !== '') : [];

const isRegex = (key: string): boolean => /^\/.+\/[a-z]*$/s.test(key.trim());

/** Entries of the same title would replace each other. */
function unusedTitle(title: string, used: Set<string>): string {
  let own = title;
  for (let number = 2; used.has(own); number++) own = `${title} (${number})`;
  used.add(own);
  return own;
}

function readEntry(entry: JsonRecord, from: string, name: string, used: Set<string>): SourceValue[] {
  const values: SourceValue[] = [];
  const keys = textsIn(entry['keys']);
  const further = textsIn(entry['secondary_keys']);
  const isExpression = (key: string) => entry['use_regex'] === true || isRegex(key);
  const words = keys.filter((key) => !isExpression(key));
  const given = asText(entry['name']) || asText(entry['comment']);
  const title = unusedTitle(given || words.join(', ') || 'Entry', used);
  const place = (part: string) => (given === '' ? [title] : [title, part]);
  const at = (part: string, text: string): SourceValue => {
    const { text: value, note } = cardText(text, name);
    return { from, text, to: ['characterSheets', SHEET, ...place(part)], value, ...(note && { note }) };
  };
  for (const key of ['name', 'comment']) {
    const text = asText(entry[key]);
    if (text === '') continue;
    if (text === given) values.push(leftOut(`${from}.${key}`, text, `It is the heading of '${title}'.`));
    else values.push({ ...at('Comment', text), from: `${from}.${key}` });
  }
  if (words.length > 0) {
    const text = words.join(', ');
    if (given === '') values.push(leftOut(`${from}.keys`, text, `They are the heading of '${title}'.`));
    else values.push({ ...at('Keywords', text), from: `${from}.keys` });
  }
  for (const key of keys.filter(isExpression)) values.push(leftOut(`${from}.keys`, key, REGEX_NOTE));
  if (further.length > 0) {
    const isPlain = !further.some(isExpression);
    const text = further.join(', ');
    if (isPlain && given !== '') values.push({ ...at('Further keywords', text), from: `${from}.secondary_keys` });
    else values.push(leftOut(`${from}.secondary_keys`, text, isPlain ? SETTING_NOTE : REGEX_NOTE));
  }
  const content = asText(entry['content']);
  if (content !== '') values.push({ ...at('Text', content), from: `${from}.content` });
  if (entry['enabled'] === false)
    values.push(leftOut(`${from}.enabled`, false, `'${title}' is turned off in the card.`));
  return values;
}

/** Lorebook entries may stand in a list, or, as World Info has them, under numbers. */
const entriesOf = (entries: unknown): unknown[] =>
  Array.isArray(entries) ? entries : isJsonRecord(entries) ? Object.values(entries) : [];

function lettersIn(entries: readonly unknown[]): number {
  const contents = entries.map((entry) => (isJsonRecord(entry) ? asText(entry['content']).length : 0));
  return contents.reduce((sum, length) => sum + length, 0);
}

/** The lorebook of a card as a character sheet, an entry under each of its headings. */
export function readLorebook(
  book: unknown,
  name: string,
  file: string,
): { values: SourceValue[]; problems: SourceProblem[] } {
  if (!isJsonRecord(book)) return { values: [], problems: [] };
  const from = 'data.character_book';
  const entries = entriesOf(book['entries']);
  const letters = lettersIn(entries);
  if (letters > MOST_LETTERS) {
    const size = `${entries.length} entries with ${letters.toLocaleString('en')} letters`;
    const message = `The lorebook of ${name} is left out: it has ${size}, and a character of this site has room for ${MOST_LETTERS.toLocaleString('en')}.`;
    const remedy = 'Make places and plots of it, or bring the part of it that is about this person';
    return { values: [leftOut(from, size, message)], problems: [{ file, message, remedy }] };
  }
  const values: SourceValue[] = [];
  const used = new Set<string>();
  for (const [key, heading] of [
    ['name', 'Lorebook'],
    ['description', 'About the lorebook'],
  ] as const) {
    const text = asText(book[key]);
    if (text !== '') values.push(sheetValue(`${from}.${key}`, heading, text, name));
  }
  for (const [at, entry] of entries.entries()) {
    if (isJsonRecord(entry)) values.push(...readEntry(entry, `${from}.entries[${at}]`, name, used));
  }
  const settings = ['scan_depth', 'token_budget', 'recursive_scanning'].filter((key) => book[key] !== undefined);
  values.push(...settings.map((key) => leftOut(`${from}.${key}`, book[key], SETTING_NOTE)));
  return { values, problems: [] };
}
