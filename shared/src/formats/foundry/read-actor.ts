import { isEmptyValue } from '../../domain/emptiness';
import { isJsonRecord, type JsonRecord } from '../../domain/json-record';
import { valueAt } from '../../domain/json-value';
import type { FieldValue, SourceValue } from '../source/source-item';
import { ACTOR_FIELDS, ACTOR_NUMBERS, type FieldPlace } from './actor-fields';
import { systemOf } from './documents';
import { foundryText } from './foundry-html';
import { readActorValue } from './read-actor-value';

const SHEETS: Readonly<Record<string, string>> = { dnd5e: 'D&D 5e', pf2e: 'Pathfinder 2e' };

const SETTING = 'A value of the game: it is left out.';
const SECRET = 'A secret of the game master: it is kept out of what readers may see.';

/** Branches of an actor whose words are about somebody; words elsewhere are the game's. */
const ABOUT_PEOPLE = /^(?:details|biography|bio|backstory|traits|notes|description|appearance|identity|profile)\b/;
const LONG = 60;

/** The id of an item stands where its name belongs. */
const ID = /^[A-Za-z0-9]{16}$/;

const MOST_SAID = 500;

interface Leaf {
  path: string;
  value: string | number | boolean | unknown[];
}

function* leavesOf(value: unknown, path: string): Generator<Leaf> {
  if (isEmptyValue(value)) return;
  if (isJsonRecord(value)) {
    for (const [key, part] of Object.entries(value)) yield* leavesOf(part, path === '' ? key : `${path}.${key}`);
  } else if (
    typeof value === 'string' ||
    typeof value === 'number' ||
    typeof value === 'boolean' ||
    Array.isArray(value)
  ) {
    yield { path, value };
  }
}

const SILENT_KEYS = new Set(['value', 'details', 'attributes', 'abilities', 'traits']);

/** A heading of the last words of a path: `details.biography.birthPlace` is Birth Place. */
function headingOf(path: string): string {
  const keys = path.split('.').filter((key) => !SILENT_KEYS.has(key));
  const [last = path] = keys.slice(-1);
  const words = last.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[_-]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The name of the sheet for what only the game of an actor knows. */
function sheetOf(json: JsonRecord): string {
  const id = valueAt(json, ['_stats', 'systemId']) ?? valueAt(json, ['flags', 'exportSource', 'system']);
  return typeof id === 'string' && id !== '' ? (SHEETS[id] ?? id) : 'Foundry';
}

function placedText(place: FieldPlace, from: string, source: string, sheet: string, heading: string): SourceValue[] {
  if (place === 'secret') return [{ from, text: foundryText(source).text, note: SECRET }];
  const { text, secrets, note } = foundryText(source);
  const kept = secrets.map((secret): SourceValue => ({ from, text: secret, note: SECRET }));
  if (text === '') return kept;
  const said = { from, text, ...(note && { note }) };
  if ('value' in place) return [...readActorValue(place.value, from, text, sheet), ...kept];
  if ('sheet' in place)
    return [{ ...said, to: ['characterSheets', sheet, place.sheet || heading], value: text }, ...kept];
  const value: FieldValue = place.section === 'Sample Voice' ? [text] : text;
  const to = ['sections', place.section, ...(place.heading === undefined ? [] : [place.heading])];
  return [{ ...said, to, value }, ...kept];
}

function nameOfItem(json: JsonRecord, id: string): string | undefined {
  const items: unknown[] = Array.isArray(json['items']) ? json['items'] : [];
  const item = items.find((each) => isJsonRecord(each) && each['_id'] === id);
  return isJsonRecord(item) && typeof item['name'] === 'string' ? item['name'] : undefined;
}

const isAboutPeople = (path: string, text: string) =>
  ABOUT_PEOPLE.test(path) || text.length > LONG || text.includes('</');

function readLeaf({ path, value }: Leaf, json: JsonRecord, sheet: string): SourceValue[] | undefined {
  const from = `system.${path}`;
  const heading = headingOf(path);
  const place = ACTOR_FIELDS[path] ?? { sheet: heading };
  if (typeof value === 'string') {
    const text = ID.test(value) ? nameOfItem(json, value) : value;
    const isKnown = Object.hasOwn(ACTOR_FIELDS, path);
    if (text === undefined || !/\p{L}|\p{N}/u.test(text) || (!isKnown && !isAboutPeople(path, text))) return undefined;
    return placedText(place, from, text, sheet, heading);
  }
  if (typeof value === 'number') {
    if (typeof place === 'object' && 'value' in place) return readActorValue(place.value, from, String(value), sheet);
    if (!ACTOR_NUMBERS.test(path)) return undefined;
    const group = path.startsWith('abilities.') ? 'Abilities' : 'Values';
    const name = path
      .split('.')
      .slice(1, group === 'Abilities' ? 2 : undefined)
      .filter((key) => key !== 'value')
      .join(' ')
      .toUpperCase();
    return [{ from, text: String(value), to: ['characterSheets', sheet, group, name], value }];
  }
  if (!Array.isArray(value) || !value.every((item) => typeof item === 'string') || !isAboutPeople(path, ''))
    return undefined;
  const texts = value.map((item) => foundryText(item).text).filter(Boolean);
  const isSection = typeof place === 'object' && 'section' in place;
  const to = isSection
    ? ['sections', place.section, ...(place.heading ? [place.heading] : [])]
    : ['characterSheets', sheet, heading];
  return [{ from, text: texts.join(', '), to, value: texts }];
}

const cut = (text: string): string => (text.length > MOST_SAID ? `${text.slice(0, MOST_SAID)}…` : text);

const typeName = (type: unknown): string =>
  typeof type === 'string' && type !== '' ? type.charAt(0).toUpperCase() + type.slice(1) : 'Item';

/** What somebody carries and can, by kinds, with its text. */
function readItem(item: unknown, at: number): SourceValue[] {
  if (!isJsonRecord(item) || typeof item['name'] !== 'string' || item['name'].trim() === '') return [];
  const system = systemOf(item);
  const description = valueAt(system, ['description', 'value']) ?? system['description'];
  const { text } = foundryText(typeof description === 'string' ? description : '');
  const name = item['name'].trim();
  const quantity = typeof system['quantity'] === 'number' ? system['quantity'] : 1;
  const to = ['characterSheets', 'Items', typeName(item['type']), name];
  return [{ from: `items[${at}]`, text: [name, text].filter(Boolean).join(': '), to, value: text || `×${quantity}` }];
}

/** The values of an actor, but for its pictures. Texts that its game has, and we have not, stand on a sheet with its name. */
export function readActorValues(json: JsonRecord): SourceValue[] {
  const sheet = sheetOf(json);
  const name = String(json['name']).trim();
  const values: SourceValue[] = [{ from: 'name', text: name, to: ['name'], value: name }];
  const left = new Map<string, Leaf[]>();
  for (const leaf of leavesOf(systemOf(json), '')) {
    const read = readLeaf(leaf, json, sheet);
    if (read) values.push(...read);
    else {
      const branch = leaf.path.split('.')[0] ?? '';
      left.set(branch, [...(left.get(branch) ?? []), leaf]);
    }
  }
  for (const [branch, leaves] of left) {
    const text = leaves.map(({ path, value }) => `${path}: ${JSON.stringify(value)}`).join(', ');
    values.push({ from: `system.${branch}`, text: cut(text), note: SETTING });
  }
  const items: unknown[] = Array.isArray(json['items']) ? json['items'] : [];
  return [...values, ...items.flatMap(readItem)];
}
