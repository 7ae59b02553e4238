import { fieldAt, type FieldGroup, fieldsOf, type FieldSpec } from '../fields/field-spec';

/** The labels of inputs in rows, where that is not what their key says. */
const LABELS: Readonly<Record<string, string>> = {
  alt: 'Alt text',
  characterId: 'Character',
  credit: 'Made by',
  date: 'Day',
  genreName: 'Genre',
  items: 'Changes',
  releaseAt: 'Release day',
  variantId: 'Life',
};

/** A key as words: 'Birth month' for birthMonth. Headings that an owner has written stay. */
function wordsOfKey(key: string): string {
  const label = LABELS[key];
  if (label !== undefined) return label;
  if (!/^[a-z][A-Za-z]*$/.test(key)) return key;
  const words = key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Keys as words, where a number counts the rows of what stands before it. */
export function wordsOfKeys(keys: readonly string[]): string[] {
  const words: string[] = [];
  for (const key of keys) {
    if (/^\d+$/.test(key)) words.push(`${words.pop() ?? ''} ${Number(key) + 1}`.trim());
    else if (key !== 'recordInfo') words.push(wordsOfKey(key));
  }
  return words;
}

/** The field of a form that what stands at these keys belongs to. */
export const fieldOf = (keys: readonly string[], groups: readonly FieldGroup[]): FieldSpec | undefined =>
  fieldAt(keys, fieldsOf(groups))?.field;

/** The name in the form of the value at these keys of a file: the group, the field, the row. */
export function labelOfKeys(keys: readonly string[], groups: readonly FieldGroup[]): string {
  const found = fieldAt(keys, fieldsOf(groups));
  if (!found) return wordsOfKeys(keys).join(' › ');
  const { field, inside } = found;
  const group = groups.find(({ fields }) => fields.includes(field))?.heading;
  const [first = '', ...rest] = inside;
  const isRow = /^\d+$/.test(first);
  const place = isRow ? `${field.label} ${Number(first) + 1}` : field.label;
  const parts = [place, ...wordsOfKeys(isRow ? rest : inside)];
  return (group === field.label ? parts : [group, ...parts]).filter(Boolean).join(' › ');
}
