import { useCallback } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type CatalogueFile, parseCatalogueFile } from '@otherfolk/shared/files/catalogue-file';
import type { FieldSpec } from '../fields/field-spec';
import { type FormValues, mergedValues, readForm } from '../fields/form-values';
import type { Resolution } from '../review/conflict-list';
import type { Conflict } from '../targets/catalogue-target';
import { useOpenedFile } from './use-opened-file';

/** How a form goes on from another state of its file: from what was saved, or from what somebody else has saved. */
export function useRebase(
  file: CatalogueFile,
  fields: readonly FieldSpec[],
  form: UseFormReturn<FormValues>,
  reset: (values: FormValues) => void,
) {
  const setOpened = useOpenedFile();

  /** The saved text is in the catalogue; edits that were made meanwhile go over it. */
  const saved = useCallback(
    (text: string) => setOpened(parseCatalogueFile(file.kind, file.id, text)),
    [file, setOpened],
  );

  /** Goes on from what somebody else has saved: with what was edited here over it, with all that stands here, or with nothing of it. */
  const resolve = useCallback(
    ({ text }: Conflict, resolution: Resolution) => {
      if (text === undefined) return setOpened({ ...file, text: '', isNew: true });
      const now = parseCatalogueFile(file.kind, file.id, text);
      if (resolution !== 'mine') {
        const current = readForm(now.json, fields);
        const merged = mergedValues(form.getValues(), readForm(file.json, fields), current, fields);
        reset(resolution === 'theirs' ? current : merged);
      }
      setOpened(now);
    },
    [file, fields, form, reset, setOpened],
  );

  return { saved, resolve };
}
