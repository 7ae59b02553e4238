import * as v from 'valibot';
import { isJsonRecord, type JsonRecord } from '../../domain/json-record';
import { wellFormed } from '../../domain/well-formed';

// The messages of all schemas say what was expected; warnings and the content check build their sentences from them.

/** Half a character becomes another sign in HTML than a browser makes of it, so that the page would be drawn anew. */
const asWellFormed = v.transform(wellFormed);

export const text = v.pipe(v.string('text'), asWellFormed);

export const flag = v.boolean('true or false');

export const finiteNumber = v.pipe(v.number('a number'), v.finite('a number'));

export function wholeNumber(min: number, max: number) {
  const expected = Number.isFinite(max) ? `a whole number from ${min} to ${max}` : `a whole number from ${min}`;
  return v.pipe(v.number(expected), v.integer(expected), v.minValue(min, expected), v.maxValue(max, expected));
}

/** Text of the pattern that `parse` understands; undefined from it means refused. */
export function format<Value>(parse: (value: string) => Value | undefined, expected: string, pattern: RegExp) {
  return v.pipe(
    v.string(expected),
    v.regex(pattern, expected),
    v.rawTransform<string, Value>(({ dataset, addIssue, NEVER }) => {
      const value = parse(dataset.value);
      if (value !== undefined) return value;
      addIssue({ message: expected });
      return NEVER;
    }),
  );
}

const NOT_BLANK = 'text that is not blank';

export const filledText = v.pipe(v.string(NOT_BLANK), v.regex(/\S/, NOT_BLANK), asWellFormed);

export function list<Item extends v.GenericSchema>(item: Item) {
  return v.array(item, 'a list');
}

const jsonObject = v.custom<JsonRecord>(isJsonRecord, 'an object');

/** A field that is missing is told by what it should be, as one with a wrong value is. */
function expectedOf(entries: v.ObjectEntries) {
  return ({ path }: v.BaseIssue<unknown>): string => {
    const schema = entries[String(path?.[0]?.key)];
    return (schema && v.safeParse(schema, undefined).issues?.[0].message) ?? 'an object';
  };
}

/** An object with these fields; others are dropped. */
export function shape<Entries extends v.ObjectEntries>(entries: Entries) {
  return v.pipe(jsonObject, v.object(entries, expectedOf(entries)));
}

const withWellFormedKeys = v.transform((fields: JsonRecord): JsonRecord =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [wellFormed(key), value])),
);

/** An object with these fields and free ones beside them. */
export function openShape<Entries extends v.ObjectEntries, Rest extends v.GenericSchema>(entries: Entries, rest: Rest) {
  return v.pipe(jsonObject, withWellFormedKeys, v.objectWithRest(entries, rest, expectedOf(entries)));
}

/** An object of free keys, without those that could reach a prototype. */
export function dictionary<Value extends v.GenericSchema>(value: Value) {
  return v.pipe(jsonObject, v.record(v.pipe(v.string(), asWellFormed), value));
}

const nothing = v.pipe(
  v.unknown(),
  v.transform(() => undefined),
);

/** May be missing; null and empty text count as missing without a warning. */
export function field<Schema extends v.GenericSchema>(schema: Schema) {
  type Output = v.InferOutput<Schema> | undefined;
  return v.optional(
    v.lazy<v.GenericSchema<unknown, Output>>((input) => (input === null || input === '' ? nothing : schema)),
  );
}

/** The schema that the value's own form asks for. */
export function byForm<Output>(choose: (input: unknown) => v.GenericSchema<unknown, Output>) {
  return v.lazy(choose);
}
