import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { sameJson } from '@otherfolk/shared/files/json-value';
import type { FormValues } from '../fields/form-values';
import { type History, newHistory, redone, undone, withStep } from './history';

/** The pause between two steps: text that is typed without one is one step. */
const PAUSE_MS = 700;

/** Undo and redo over all values of a form. */
export function useFormHistory(
  form: UseFormReturn<FormValues>,
  reset: (values: FormValues) => void,
  onRestored: (values: FormValues) => void,
) {
  const history = useRef<History<FormValues>>(undefined);
  history.current ??= newHistory(structuredClone(form.getValues()));
  const timer = useRef(0);
  const [can, setCan] = useState({ undo: false, redo: false });

  const keep = useCallback((next: History<FormValues>) => {
    history.current = next;
    setCan({ undo: next.past.length > 0, redo: next.future.length > 0 });
  }, []);

  const takeStep = useCallback(() => {
    window.clearTimeout(timer.current);
    const values = structuredClone(form.getValues());
    if (history.current && !sameJson(values, history.current.present)) keep(withStep(history.current, values));
  }, [form, keep]);

  useEffect(() => {
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        window.clearTimeout(timer.current);
        timer.current = window.setTimeout(takeStep, PAUSE_MS);
        setCan((before) => (before.undo ? before : { ...before, undo: true }));
      },
    });
    return () => {
      stop();
      window.clearTimeout(timer.current);
    };
  }, [form, takeStep]);

  const restore = useCallback(
    (move: typeof undone<FormValues>) => {
      takeStep();
      if (!history.current) return;
      const next = move(history.current);
      if (next === history.current) return;
      reset(structuredClone(next.present));
      window.clearTimeout(timer.current);
      keep(next);
      onRestored(next.present);
    },
    [keep, onRestored, reset, takeStep],
  );

  const undo = useCallback(() => restore(undone), [restore]);
  const redo = useCallback(() => restore(redone), [restore]);
  return { undo, redo, can };
}
