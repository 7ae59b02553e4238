import { isJsonRecord } from '../domain/json-record';

/** The fields with names that are nobody else's; a first name and a last name alone are mostly words of the language. */
const NAMES = ['fullName', 'formalName', 'nickname', 'informalName'];

const fieldsOf = (value: unknown, fields: readonly string[]): unknown[] =>
  isJsonRecord(value) ? fields.map((field) => value[field]) : [];

function namesIn(json: unknown): unknown[] {
  const [nameInfo] = fieldsOf(json, ['nameInfo']);
  return [...fieldsOf(json, ['name', 'title', 'variantName']), ...fieldsOf(nameInfo, NAMES)];
}

/** What the item of a file is called: a person or one life of it, a plot, a place. */
export function namesOfFile(json: unknown): string[] {
  const [overrides] = fieldsOf(json, ['variantOverrides']);
  return [...namesIn(json), ...namesIn(overrides)].flatMap((name) =>
    typeof name === 'string' && name.trim() !== '' ? [name.trim()] : [],
  );
}
