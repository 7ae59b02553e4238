import { jsonOfText } from '@otherfolk/shared/catalogue/json-bytes';
import { tryOr } from '@otherfolk/shared/domain/try-or';
import type { Draft } from '@otherfolk/shared/drafts/draft';
import { type CatalogueFile, editedText } from '@otherfolk/shared/files/catalogue-file';
import { sameJson, valueAt } from '@otherfolk/shared/files/json-value';
import { fieldName, type FieldSpec, keysOfName } from '../fields/field-spec';
import { type FormValues, mergedValues, readForm, writeForm } from '../fields/form-values';

/** Whether the file has changed since. */
export const isOutdated = (draft: Draft, file: CatalogueFile): boolean => draft.baseText !== file.text;

/** The draft over the values of now: a field that the draft did not touch is as they have it. `base` is the file of then. */
export function restoredValues(
  draft: Draft,
  base: CatalogueFile | undefined,
  current: FormValues,
  fields: readonly FieldSpec[],
): FormValues {
  return mergedValues(draft.values, base ? readForm(base.json, fields) : {}, current, fields);
}

/** The file that a draft of an earlier visit would make of the file as it is now. */
export interface Offer {
  draft: Draft;
  isOutdated: boolean;
  /** The draft over the values that a form holds. */
  over: (current: FormValues) => FormValues;
  /** The text of the file with it. */
  text: string;
}

/** Undefined where the form would show no difference. */
export function offerOf(
  draft: Draft,
  base: CatalogueFile | undefined,
  file: CatalogueFile,
  fields: readonly FieldSpec[],
): Offer | undefined {
  const over = (current: FormValues) => restoredValues(draft, base, current, fields);
  const json = writeForm(file.json, fields, over(readForm(file.json, fields)));
  return json === file.json
    ? undefined
    : { draft, over, text: editedText(file, json), isOutdated: isOutdated(draft, file) };
}

/**
 * Whether the file says all that was typed, so that the draft is no loss. Not so where something was typed into a field that the
 * form cannot show of the file as it is now.
 */
export function isContained(
  draft: Draft,
  base: CatalogueFile | undefined,
  file: CatalogueFile,
  fields: readonly FieldSpec[],
): boolean {
  if (offerOf(draft, base, file, fields)) return false;
  const shown = new Set(fields.map(fieldName));
  const typed = parsed(draft.text);
  return Object.keys(draft.values).every((name) => {
    const at = (json: unknown) => valueAt(json, keysOfName(name));
    return shown.has(name) || sameJson(at(typed), at(base?.json)) || sameJson(at(typed), at(file.json));
  });
}

const parsed = (text: string): unknown => tryOr(() => jsonOfText(text), undefined);
