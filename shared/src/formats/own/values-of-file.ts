import { isJsonRecord, type JsonRecord } from '../../domain/json-record';
import type { FieldValue, SourceValue } from '../source/source-item';

/** What ids and owners say: an item has them beside its values. */
const OF_ITEM: ReadonlySet<string> = new Set(['id', 'variantOf']);

/** The lives of a person are listed as they are brought. */
const LIVES = 'variants';

const textOfValue = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** The places of a file with what stands there: plain values, lists, and objects that are empty. */
function* leavesOf(value: unknown, place: readonly string[]): Generator<{ place: readonly string[]; value: unknown }> {
  if (!isJsonRecord(value) || Object.keys(value).length === 0) {
    yield { place, value };
    return;
  }
  for (const [key, part] of Object.entries(value)) yield* leavesOf(part, [...place, key]);
}

/** Each value of a file of ours, at the place where it stands. Nothing at all (`null`) has none. */
export function valuesOfFile(path: string, file: JsonRecord, of?: 'person' | 'life'): SourceValue[] {
  const parts = Object.entries(file).filter(([key]) => !OF_ITEM.has(key));
  return parts
    .flatMap(([key, value]) => [...leavesOf(value, [key])])
    .map(({ place, value }): SourceValue => {
      const from = `${path}: ${place.join('.')}`;
      if (place[0] === LIVES)
        return { from, text: textOfValue(value), note: 'The lives are listed as they are brought.' };
      if (value === null) return { from, text: 'null', note: 'It says nothing, and is left out.' };
      return { from, text: textOfValue(value), to: place, value: value as FieldValue, ...(of && { of }) };
    });
}
