import { sameJson } from '@otherfolk/shared/domain/json-value';
import type { FieldSpec } from '../fields/field-spec';
import { fieldName } from '../fields/field-spec';
import { readForm, type FormValues } from '../fields/form-values';
import type { CharacterFile } from '../files/character-file';

/** What was typed and not downloaded yet. */
export interface Draft {
  /** Of the tab that it was typed in: two tabs never write over each other. */
  tab: string;
  /** Id of the file. */
  file: string;
  /** The file as it was read then. */
  baseText: string;
  values: FormValues;
  /** In ms since 1970. */
  savedAt: number;
}

/** Whether the file has changed since. */
export const isOutdated = (draft: Draft, file: CharacterFile): boolean => draft.baseText !== file.text;

/** What was typed, over the values of now: a field that the draft did not touch is as they have it. `base` is the file of then. */
export function restoredValues(
  draft: Draft,
  base: CharacterFile | undefined,
  current: FormValues,
  fields: readonly FieldSpec[],
): FormValues {
  const before = base ? readForm(base.json, fields) : {};
  const restored = fields.map((field) => {
    const name = fieldName(field);
    const isTouched = Object.hasOwn(draft.values, name) && !sameJson(draft.values[name], before[name]);
    return [name, isTouched ? draft.values[name] : current[name]];
  });
  return Object.fromEntries(restored) as FormValues;
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;

const inWords = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' });

/** As in '5 minutes ago'. */
export function ageInWords(ms: number): string {
  const [unit, length] = UNITS.find(([, each]) => ms >= each) ?? ['second', 1000];
  return inWords.format(-Math.floor(Math.max(ms, 0) / length), unit);
}
