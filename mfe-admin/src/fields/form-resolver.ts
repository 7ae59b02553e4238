import type { FieldErrors, Resolver } from 'react-hook-form';
import type { JsonRecord } from '@otherfolk/shared/domain/json-record';
import type { CatalogueFile } from '../files/catalogue-file';
import type { FieldSpec } from './field-spec';
import { type FormProblem, formProblems } from './form-problems';
import { type FormValues, writeForm } from './form-values';

/** Problems as the form library nests them: by the parts of their names. */
function nestedErrors(problems: readonly FormProblem[]): FieldErrors<FormValues> {
  const errors: JsonRecord = {};
  for (const { name, message } of problems) {
    const steps = name.split('.');
    const last = steps.pop() as string;
    const parent = steps.reduce<JsonRecord>((inside, step) => (inside[step] ??= {}) as JsonRecord, errors);
    parent[last] = { type: 'schema', message };
  }
  return errors as FieldErrors<FormValues>;
}

/** Checks what the form would write against the schema of its file. */
export function formResolver(file: CatalogueFile, fields: readonly FieldSpec[]): Resolver<FormValues> {
  return (values) => {
    const problems = formProblems(file.kind, writeForm(file.json, fields, values), fields);
    return problems.length > 0 ? { values: {}, errors: nestedErrors(problems) } : { values, errors: {} };
  };
}
