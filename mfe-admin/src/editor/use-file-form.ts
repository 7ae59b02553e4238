import { useCallback, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { JsonRecord } from '@otherfolk/shared/domain/json-record';
import type { CatalogueFile } from '@otherfolk/shared/files/catalogue-file';
import { valueAt } from '@otherfolk/shared/files/json-value';
import { repeatedKeys } from '@otherfolk/shared/json-text/repeated-keys';
import { type FieldGroup, fieldsOf } from '../fields/field-spec';
import { fittingFields, type FormValues, readForm, writeForm } from '../fields/form-values';

/** The form of a file, with the fields whose values it can show. */
export function useFileForm(file: CatalogueFile, groups: readonly FieldGroup[]) {
  const all = useMemo(() => fieldsOf(groups), [groups]);
  const fields = useMemo(() => fittingFields(file.json, all, repeatedKeys(file.text)), [file, all]);
  const form = useForm<FormValues>({
    defaultValues: readForm(file.json, fields),
  });
  const [resets, setResets] = useState(0);
  return {
    form,
    /** Gives the form other values, to be counted as edits. */
    reset: useCallback(
      (values: FormValues) => {
        form.reset(values, { keepDefaultValues: true });
        setResets((before) => before + 1);
      },
      [form],
    ),
    /** How often that was: inputs have to be drawn again to show it. */
    resets,
    fields,
    /** Fields whose value in the file has a shape that the form does not know. */
    unreadable: useMemo(
      () => all.filter((field) => !fields.includes(field) && valueAt(file.json, field.keys) !== undefined),
      [all, fields, file],
    ),
    /** The file as the form would write it now; the very object that was read where nothing was edited. */
    current: useCallback((): JsonRecord => writeForm(file.json, fields, form.getValues()), [file, fields, form]),
  };
}
