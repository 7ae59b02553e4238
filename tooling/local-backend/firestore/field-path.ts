import { HttpError } from '@otherfolk/system/http/http-error';
import type { Value, ValueMap } from '../rules/values';

const PART = /`((?:[^`\\]|\\[`\\])+)`|([A-Za-z_]\w*)/y;

/** The names that a field path goes through: `a`, `a.b`, `` `odd.name`.b ``. Throws an HttpError. */
export function parseFieldPath(text: string): string[] {
  const names: string[] = [];
  for (let at = 0; ; at++) {
    PART.lastIndex = at;
    const [whole, quoted, plain] = PART.exec(text) ?? [];
    if (whole === undefined) throw new HttpError('INVALID_ARGUMENT', `'${text}' is no path of a field.`);
    names.push(plain ?? (quoted ?? '').replace(/\\(.)/g, '$1'));
    at += whole.length;
    if (at === text.length) return names;
    if (text[at] !== '.') throw new HttpError('INVALID_ARGUMENT', `'${text}' is no path of a field.`);
  }
}

/** Undefined where there is nothing. */
export function readField(fields: ValueMap, path: readonly string[]): Value | undefined {
  let value: Value | undefined = fields;
  for (const name of path) value = value instanceof Map ? value.get(name) : undefined;
  return value;
}

/** The fields with another value at the path; without one, where `value` is undefined. Makes the maps on the way. */
export function withField(
  fields: ValueMap,
  [name = '', ...rest]: readonly string[],
  value: Value | undefined,
): ValueMap {
  const changed = new Map(fields);
  const inner = fields.get(name);
  if (rest.length > 0) {
    if (value !== undefined || inner instanceof Map)
      changed.set(name, withField(inner instanceof Map ? inner : (new Map() as ValueMap), rest, value));
  } else if (value === undefined) changed.delete(name);
  else changed.set(name, value);
  return changed;
}
