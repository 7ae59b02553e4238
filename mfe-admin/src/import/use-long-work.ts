import { useCallback, useEffect, useState } from 'react';
import { messageOf } from '@otherfolk/shared/domain/message-of';
import { newWork, type Work } from '@otherfolk/shared/formats/source/work';

export interface LongWork<T> {
  /** The result of the last work; undefined while it runs, unless that before is kept, and where it failed or was cancelled. */
  value: T | undefined;
  /** Whether the value is that of the work that was asked for last. */
  isCurrent: boolean;
  progress: { done: number; total: number } | undefined;
  /** A sentence. */
  error: string | undefined;
  cancel: () => void;
}

interface Outcome<T> {
  run: unknown;
  isDone: boolean;
  value?: T;
  progress?: LongWork<T>['progress'];
  error?: string;
}

const CANCELLED = 'Cancelled: nothing was changed.';

/**
 * Runs work in the background, again whenever another function is given; the work before it is cancelled. Nothing runs without one. With
 * `keepsLast`, the last value stays until the next one has come, and progress is told of long work alone: whoever types into what is made of
 * it keeps the place.
 */
export function useLongWork<T>(run: ((work: Work) => Promise<T>) | undefined, { keepsLast = false } = {}): LongWork<T> {
  const [outcome, setOutcome] = useState<Outcome<T>>({ run: undefined, isDone: false });
  const [controller, setController] = useState<AbortController>();
  useEffect(() => {
    if (!run) return undefined;
    const own = new AbortController();
    const tell = (next: Omit<Outcome<T>, 'run'>) => {
      if (own.signal.aborted) return;
      setOutcome(({ value }) => (keepsLast && value !== undefined ? { run, value, ...next } : { run, ...next }));
    };
    setController(own);
    setOutcome(({ value }) =>
      keepsLast && value !== undefined
        ? { run, value, isDone: false }
        : { run, isDone: false, progress: { done: 0, total: 0 } },
    );
    const work = newWork(own.signal, (done, total) => tell({ isDone: false, progress: { done, total } }));
    run(work).then(
      (value) => tell({ isDone: true, value }),
      (error: unknown) => tell({ isDone: true, error: messageOf(error) }),
    );
    return () => own.abort();
  }, [run, keepsLast]);
  const cancel = useCallback(() => {
    controller?.abort(new Error(CANCELLED));
    setOutcome({ run, isDone: true, error: CANCELLED });
  }, [controller, run]);
  const isOfRun = run !== undefined && outcome.run === run;
  const { progress, error } = isOfRun ? outcome : { progress: undefined, error: undefined };
  const isShown = run !== undefined && (isOfRun || keepsLast) && error === undefined;
  return {
    value: isShown ? outcome.value : undefined,
    isCurrent: isOfRun && outcome.isDone,
    progress,
    error,
    cancel,
  };
}
