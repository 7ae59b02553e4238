import { useCallback, useEffect, useMemo } from 'react';
import { type CatalogueFile, editedText } from '@otherfolk/shared/files/catalogue-file';
import type { PendingFile } from '../changes/pending-file';
import { useDraft } from '../drafts/use-draft';
import { useDraftOffers } from '../drafts/use-draft-offers';
import { useOwner } from '../drafts/use-owner';
import { type FieldGroup, fieldName } from '../fields/field-spec';
import { formProblems } from '../fields/form-problems';
import { useDelivery } from '../review/use-delivery';
import { useAsk } from '../ui/use-ask';
import { useEditedFields } from './edited-fields';
import { useAskedField } from './use-asked-field';
import { useFileForm } from './use-file-form';
import { useFormHistory } from './use-form-history';
import { useRebase } from './use-rebase';
import { useShownFile } from './use-shown-file';

const noOthers = () => [];

/** A file being edited: its form, its history, its drafts, and the file as it would be written now. */
export function useEditor(
  file: CatalogueFile,
  groups: readonly FieldGroup[],
  others: () => readonly PendingFile[] = noOthers,
) {
  const { form, reset, resets, fields, unreadable, current } = useFileForm(file, groups);
  const { shown, isEdited, show } = useShownFile(file.json);
  const { left, isOpenElsewhere, saveState, mayForget, keep, restored, discard } = useDraft(file, useOwner());
  const offers = useDraftOffers(file, fields, left, discard);
  const { confirm, dialog: question } = useAsk();
  const delivery = useDelivery({ file, current, others, isKept: saveState.state !== 'refused', confirm });

  const follow = useCallback(() => {
    const json = current();
    keep(
      json === file.json && !file.isNew
        ? undefined
        : { values: structuredClone(form.getValues()), text: () => editedText(file, json), baseText: file.text },
    );
    show(json);
  }, [current, file, form, keep, show]);
  useEffect(() => form.subscribe({ formState: { values: true }, callback: follow }), [form, follow]);

  const history = useFormHistory(form, reset, follow);
  useAskedField(fields);

  // The file that was saved last, by this editor or another, is what edits are counted from.
  useEffect(() => follow(), [follow]);

  const rebase = useRebase(file, fields, form, reset);

  const [offered] = offers;
  return {
    form,
    resets,
    fields: useMemo(() => new Set(fields.map(fieldName)), [fields]),
    unreadable,
    edited: shown,
    /** Whether there is something to save. */
    isEdited: file.isNew || isEdited,
    editedFields: useEditedFields(file.json, shown, fields),
    current,
    problems: useMemo(() => formProblems(file.kind, shown, fields), [file, shown, fields]),
    history,
    saveState,
    isOpenElsewhere,
    mayForget,
    /** The newest draft that would change the file, and how many others would. */
    offered,
    furtherOffers: Math.max(offers.length - 1, 0),
    restoreDraft: () => {
      if (!offered) return;
      reset(offered.over(form.getValues()));
      follow();
      restored(offered.draft);
    },
    discardDraft: discard,
    /** The dialog that asks before something is lost; it has to stand in the page. */
    question,
    ...rebase,
    ...delivery,
  };
}

export type EditorState = ReturnType<typeof useEditor>;
