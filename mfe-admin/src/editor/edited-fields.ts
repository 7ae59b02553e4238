import { createContext, useMemo } from 'react';
import type { JsonRecord } from '@otherfolk/shared/domain/json-record';
import { sameJson, valueAt } from '@otherfolk/shared/files/json-value';
import { fieldName, type FieldSpec } from '../fields/field-spec';

/** The names of the fields whose value is not the one in the file. */
const editedFields = (before: JsonRecord, now: JsonRecord, fields: readonly FieldSpec[]): string[] =>
  before === now
    ? []
    : fields.filter(({ keys }) => !sameJson(valueAt(before, keys), valueAt(now, keys))).map(fieldName);

/** The names of the edited fields; the same set as long as it has the same names, so that fields are not drawn again for nothing. */
export function useEditedFields(
  before: JsonRecord,
  now: JsonRecord,
  fields: readonly FieldSpec[],
): ReadonlySet<string> {
  const joined = useMemo(() => editedFields(before, now, fields).join('\n'), [before, now, fields]);
  return useMemo(() => new Set(joined.split('\n')), [joined]);
}

export const EditedFieldsContext = createContext<ReadonlySet<string>>(new Set());
