import type { JsonRecord } from '@otherfolk/shared/domain/json-record';
import { sameJson, valueAt, withValueAt } from '@otherfolk/shared/files/json-value';
import { isRepeated, type Keys } from '@otherfolk/shared/json-text/repeated-keys';
import { serialize } from './codec';
import { fieldName, type FieldSpec } from './field-spec';

/** The values of a form, by the names of its fields. */
export type FormValues = Record<string, unknown>;

/**
 * The values of a file that the form can show: a field whose value has another shape is not in it, and stays as it is; so does one in which, or
 * around which, the file repeats a key: the form knows one of its values only.
 */
export function fittingFields(
  json: JsonRecord,
  fields: readonly FieldSpec[],
  repeated: readonly Keys[] = [],
): FieldSpec[] {
  return fields.filter(
    ({ keys, codec }) => codec.accepts(valueAt(json, keys)) && isReachable(json, keys) && !isRepeated(repeated, keys),
  );
}

/** Whether objects lead to the place: what is written there would replace anything else. */
function isReachable(json: JsonRecord, keys: readonly string[]): boolean {
  return keys.slice(0, -1).every((_, depth) => {
    const parent = valueAt(json, keys.slice(0, depth + 1));
    return parent === undefined || (typeof parent === 'object' && parent !== null && !Array.isArray(parent));
  });
}

export function readForm(json: JsonRecord, fields: readonly FieldSpec[]): FormValues {
  return Object.fromEntries(fields.map((field) => [fieldName(field), field.codec.toForm(valueAt(json, field.keys))]));
}

/** The edits over the values of now: a field that was not edited is as they have it. `before`: the values that edits began with. */
export function mergedValues(
  edited: FormValues,
  before: FormValues,
  current: FormValues,
  fields: readonly FieldSpec[],
): FormValues {
  const merged = fields.map((field) => {
    const name = fieldName(field);
    const isEdited = Object.hasOwn(edited, name) && !sameJson(edited[name], before[name]);
    return [name, isEdited ? edited[name] : current[name]];
  });
  return Object.fromEntries(merged) as FormValues;
}

/** The file as edited. What was not edited is what it was; with nothing edited it is the very same object. */
export function writeForm(json: JsonRecord, fields: readonly FieldSpec[], values: FormValues): JsonRecord {
  return fields.reduce((file, field) => {
    const raw = valueAt(json, field.keys);
    const next = serialize(field.codec, values[fieldName(field)], raw);
    return sameJson(next, raw) ? file : withValueAt(file, field.keys, next);
  }, json);
}
