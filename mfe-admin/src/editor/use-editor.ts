import type { JsonRecord } from '@otherfolk/shared/domain/json-record';
import { sameJson, valueAt } from '@otherfolk/shared/domain/json-value';
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { isOutdated, restoredValues } from '../drafts/draft';
import { useDraft } from '../drafts/use-draft';
import { fieldName, fieldsOf, type FieldGroup } from '../fields/field-spec';
import { fittingFields, readForm, writeForm, type FormValues } from '../fields/form-values';
import { formProblems } from '../fields/form-problems';
import { formResolver } from '../fields/form-resolver';
import { parseCharacterFile, type CharacterFile } from '../files/character-file';
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

/** A file being edited: its form, its history, its draft, and the file as it would be written now. */
export function useEditor(file: CharacterFile, groups: readonly FieldGroup[]) {
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
  const taken = useRef(file.json);
  const drafts = useDraft(file);
  const { keep } = drafts;
  const timer = useRef(0);

  const current = useCallback((): JsonRecord => writeForm(file.json, fields, form.getValues()), [file, fields, form]);

  const follow = useCallback(() => {
    const json = current();
    keep(json === file.json ? undefined : structuredClone(form.getValues()));
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

  const { found, keeping } = drafts;
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      const isSafe = sameJson(current(), taken.current);
      if (!isSafe || keeping.state === 'refused') event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [current, keeping.state]);

  const offered = useMemo(() => {
    if (!found) return undefined;
    const base = baseOf(file, found.baseText);
    const over = (current: FormValues) => restoredValues(found, base, current, fields);
    const json = writeForm(file.json, fields, over(readForm(file.json, fields)));
    return json === file.json ? undefined : { draft: found, over, json, isOutdated: isOutdated(found, file) };
  }, [found, file, fields]);

  const { settle } = drafts;
  useEffect(() => {
    // A draft that changes nothing is no loss, and may hide another.
    if (found && !offered) settle();
  }, [found, offered, settle]);

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
    offered,
    restoreDraft: () => {
      if (!offered) return;
      form.reset(offered.over(form.getValues()), { keepDefaultValues: true });
      follow();
      drafts.settle();
    },
    discardDraft: drafts.settle,
    /** What stands in the form now has been downloaded or saved. */
    markTaken: () => {
      taken.current = current();
    },
  };
}

export type EditorState = ReturnType<typeof useEditor>;
