import type { JsonRecord } from '@otherfolk/shared/domain/json-record';
import { valueAt } from '@otherfolk/shared/domain/json-value';
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { isContained, offerOf } from '../drafts/draft';
import { useOwner } from '../drafts/use-owner';
import { useDraft } from '../drafts/use-draft';
import { useLeaveWarning } from '../drafts/use-leave-warning';
import { fieldName, fieldsOf, type FieldGroup } from '../fields/field-spec';
import { fittingFields, readForm, writeForm, type FormValues } from '../fields/form-values';
import { formProblems } from '../fields/form-problems';
import { formResolver } from '../fields/form-resolver';
import { editedText, parseCharacterFile, type CharacterFile } from '../files/character-file';
import { pendingFile, type PendingFile } from '../review/pending-file';
import { isTaken, useTakenFiles } from '../review/taken-files';
import { useAskedField } from './use-asked-field';
import { useFormHistory } from './use-form-history';

/** The preview follows so soon after a keystroke; several in a row are one. */
const FOLLOW_MS = 120;

function baseOf(file: CharacterFile, text: string): CharacterFile | undefined {
  try {
    return parseCharacterFile(file.kind, file.id, text);
  } catch {
    return undefined;
  }
}

const noOthers = () => [];

/** A file being edited: its form, its history, its draft, and the file as it would be written now. */
export function useEditor(
  file: CharacterFile,
  groups: readonly FieldGroup[],
  others: () => readonly PendingFile[] = noOthers,
) {
  const all = useMemo(() => fieldsOf(groups), [groups]);
  const fields = useMemo(() => fittingFields(file.json, all), [file, all]);
  const unreadable = useMemo(
    () => all.filter((field) => !fields.includes(field) && valueAt(file.json, field.keys) !== undefined),
    [all, fields, file],
  );
  const form = useForm<FormValues>({
    defaultValues: readForm(file.json, fields),
    resolver: useMemo(() => formResolver(file, fields), [file, fields]),
    mode: 'onChange',
  });
  const [edited, setEdited] = useState(file.json);
  const drafts = useDraft(file, useOwner());
  const { keep } = drafts;
  const timer = useRef(0);

  const current = useCallback((): JsonRecord => writeForm(file.json, fields, form.getValues()), [file, fields, form]);

  const follow = useCallback(() => {
    const json = current();
    keep(
      json === file.json
        ? undefined
        : { values: structuredClone(form.getValues()), text: () => editedText(file, json) },
    );
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => startTransition(() => setEdited(json)), FOLLOW_MS);
  }, [current, file, form, keep]);

  useEffect(() => {
    const stop = form.subscribe({ formState: { values: true }, callback: follow });
    return () => {
      stop();
      window.clearTimeout(timer.current);
    };
  }, [form, follow]);

  const history = useFormHistory(form, follow);
  useAskedField(fields);

  const { taken, take } = useTakenFiles();
  const pending = useCallback(() => [pendingFile(file, current()), ...others()], [file, current, others]);
  const { keeping, left, discard, restored } = drafts;
  useLeaveWarning({
    isTaken: useCallback(() => pending().every((each) => isTaken(each, taken)), [pending, taken]),
    isKept: keeping.state !== 'refused',
  });

  const offers = useMemo(
    () => left.flatMap((draft) => offerOf(draft, baseOf(file, draft.baseText), file, fields) ?? []),
    [left, file, fields],
  );
  useEffect(() => {
    for (const draft of left) {
      if (!isContained(draft, baseOf(file, draft.baseText), file, fields)) continue;
      discard(draft).catch((error: unknown) => console.warn('A draft could not be removed', error));
    }
  }, [left, file, fields, discard]);
  const [offered] = offers;

  return {
    form,
    fields: useMemo(() => new Set(fields.map(fieldName)), [fields]),
    unreadable,
    edited,
    current,
    problems: useMemo(() => formProblems(file.kind, edited, fields), [file, edited, fields]),
    history,
    keeping,
    isOpenElsewhere: drafts.isOpenElsewhere,
    mayForget: drafts.mayForget,
    /** The newest draft that would change the file, and how many others would. */
    offered,
    furtherOffers: Math.max(offers.length - 1, 0),
    restoreDraft: () => {
      if (!offered) return;
      form.reset(offered.over(form.getValues()), { keepDefaultValues: true });
      follow();
      restored(offered.draft);
    },
    discardDraft: discard,
    /** The files that can be taken along, as they are now. */
    pending,
    taken,
    /** Says that files were downloaded or saved as they are. */
    take,
  };
}

export type EditorState = ReturnType<typeof useEditor>;
