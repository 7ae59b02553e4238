import { isJsonRecord } from '../../domain/json-record';
import type { FieldValue, SourceValue } from '../source/source-item';
import { refusalOfPlace } from './release-places';
import { safeKey, withSafeKeys } from './safe-keys';

/** A field of a file as a source fills it, with the values that it was made of. */
export interface PlacedField {
  place: readonly string[];
  value: FieldValue;
  values: SourceValue[];
}

/** The name of a place inside of a file; a slash in a key is no step. */
export const keyOfPlace = (place: readonly string[]): string =>
  place.map((key) => key.replace(/~/g, '~0').replace(/\//g, '~1')).join('/');

/** The places of lists to which an import adds, entry by entry, and takes nothing away. */
const LIST_PLACES: ReadonlySet<string> = new Set(
  [
    ['tags'],
    ['gallery'],
    ['images', 'gallery'],
    ['sections', 'relationships'],
    ['sections', 'mainRoles'],
    ['members'],
    ['connectedCharacters'],
    ['connectedPlots'],
  ].map(keyOfPlace),
);

export const isListPlace = (place: readonly string[]): boolean => LIST_PLACES.has(keyOfPlace(place));

/** Two values of one place; undefined where only one of them can stand there. */
function joinedValues(first: FieldValue, second: FieldValue): FieldValue | undefined {
  if (typeof first === 'string' && typeof second === 'string')
    return first === second ? first : [first, second].filter((text) => text.trim() !== '').join('\n\n');
  if (Array.isArray(first)) return [...first, ...(Array.isArray(second) ? second : [second])];
  if (Array.isArray(second)) return [first, ...second];
  if (!isJsonRecord(first) || !isJsonRecord(second)) return first === second ? first : undefined;
  const joined: { [key: string]: FieldValue } = { ...first };
  for (const [key, value] of Object.entries(second)) {
    const before = Object.hasOwn(joined, key) ? joined[key] : undefined;
    const both = before === undefined ? value : joinedValues(before, value);
    if (both === undefined) return undefined;
    joined[key] = both;
  }
  return joined;
}

const asText = (value: FieldValue): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** The heading of a text that stands beside others with headings, and has none. */
const WITHOUT_HEADING = 'Notes';

/**
 * The place itself; the one above it where text stands already, as below a text there is no place; or one below it where others stand below
 * it.
 */
function freePlace(fields: ReadonlyMap<string, PlacedField>, to: readonly string[], value: FieldValue) {
  for (let length = 1; length < to.length; length++) {
    const above = fields.get(keyOfPlace(to.slice(0, length)));
    if (above && !isJsonRecord(above.value)) {
      const heading = to.slice(length).join(', ');
      return { place: above.place, value: `${heading}: ${asText(value)}` };
    }
  }
  const below = `${keyOfPlace(to)}/`;
  const isAboveOthers = !isJsonRecord(value) && [...fields.keys()].some((key) => key.startsWith(below));
  return { place: isAboveOthers ? [...to, WITHOUT_HEADING] : to, value };
}

/**
 * The fields that the values of a source make, each place once. `leftOut` are those of which another value has taken the place.
 */
export function placedFields(values: readonly SourceValue[]): { fields: PlacedField[]; leftOut: SourceValue[] } {
  const fields = new Map<string, PlacedField>();
  const leftOut: SourceValue[] = [];
  for (const each of values) {
    if (each.to === undefined || each.value === undefined) {
      leftOut.push(each);
      continue;
    }
    const refusal = refusalOfPlace(each.to);
    if (refusal !== undefined) {
      leftOut.push({ from: each.from, text: each.text, note: refusal });
      continue;
    }
    const { place, value } = freePlace(fields, each.to.map(safeKey), withSafeKeys(each.value));
    const key = keyOfPlace(place);
    const before = fields.get(key);
    const joined = before ? joinedValues(before.value, value) : value;
    if (joined === undefined) leftOut.push({ ...each, note: each.note ?? 'Another value stands there already.' });
    else fields.set(key, { place, value: joined, values: [...(before?.values ?? []), each] });
  }
  return { fields: [...fields.values()], leftOut };
}
