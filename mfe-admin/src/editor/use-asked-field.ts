import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { keysOfPath } from '@otherfolk/shared/catalogue/json-path';
import { fieldAt, type FieldSpec } from '../fields/field-spec';
import { focusField } from '../form/focus-field';

/** `?field=` holds a path such as $.sections["RP Hooks"][2]. */
const FIELD = 'field';

/** The name in the form of what stands at a path of the file, as far as the form goes. */
export const nameAtPath = (path: string, fields: readonly FieldSpec[]): string | undefined =>
  fieldAt(keysOfPath(path), fields)?.name;

/** Leads to the field that the address asks for, once. */
export function useAskedField(fields: readonly FieldSpec[]): void {
  const [params] = useSearchParams();
  const path = params.get(FIELD);
  useEffect(() => {
    const name = path === null ? undefined : nameAtPath(path, fields);
    if (name !== undefined) focusField(name);
  }, [path, fields]);
}
