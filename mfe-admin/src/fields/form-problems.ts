import * as v from 'valibot';
import { isAgeFormula } from '@otherfolk/shared/domain/age-formula';
import type { JsonRecord } from '@otherfolk/shared/domain/json-record';
import type { FileKind } from '@otherfolk/shared/drafts/file-kind';
import { fileKinds } from '@otherfolk/shared/files/file-kinds';
import { valueAt } from '@otherfolk/shared/files/json-value';
import { fieldAt, type FieldSpec } from './field-spec';

export interface FormProblem {
  /** The name of the input: that of the field, and in lists the place inside. */
  name: string;
  /** The words for what the input belongs to. */
  label: string;
  message: string;
}

function problemAt(keys: readonly string[], message: string, fields: readonly FieldSpec[]): FormProblem[] {
  const found = fieldAt(keys, fields);
  if (!found) return [];
  const [item] = found.inside;
  const place = item !== undefined && /^\d+$/.test(item) ? ` ${Number(item) + 1}` : '';
  return [{ name: found.name, label: found.field.label + place, message }];
}

function formulaProblems(json: JsonRecord, fields: readonly FieldSpec[]): FormProblem[] {
  return fields.flatMap(({ keys }) => {
    if (keys.at(-1) !== 'ageFormula') return [];
    const formula = valueAt(json, keys);
    if (typeof formula !== 'string' || formula.trim() === '' || isAgeFormula(formula)) return [];
    return problemAt(keys, 'Should be arithmetic on X, such as X+6.', fields);
  });
}

/** The problems of a file as edited, field by field; values that the form does not show are no business of it. */
export function formProblems(kind: FileKind, json: JsonRecord, fields: readonly FieldSpec[]): FormProblem[] {
  const { issues = [] } = v.safeParse(fileKinds[kind].schema, json);
  const ofSchema = issues.flatMap((issue) => {
    const keys = (issue.path ?? []).map(({ key }) => String(key));
    return problemAt(keys, `Should be ${issue.message}.`, fields);
  });
  const all = [...ofSchema, ...formulaProblems(json, fields)];
  return all.filter(({ name }, index) => all.findIndex((each) => each.name === name) === index);
}
