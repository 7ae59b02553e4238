import { useCallback, useEffect, useState } from 'react';
import { messageOf } from '@otherfolk/shared/domain/message-of';
import { newWork, type Work } from '@otherfolk/shared/formats/source/work';

export interface LongWork<T> {
  /** The result of the last work; undefined while it runs, and where it failed or was cancelled. */
  value: T | undefined;
  progress: { done: number; total: number } | undefined;
  /** A sentence. */
  error: string | undefined;
  cancel: () => void;
}

type Outcome<T> = { run: unknown } & Partial<Pick<LongWork<T>, 'value' | 'progress' | 'error'>>;

const CANCELLED = 'Cancelled: nothing was changed.';

/** Runs work in the background, again whenever another function is given; the work before it is cancelled. Nothing runs without one. */
export function useLongWork<T>(run: ((work: Work) => Promise<T>) | undefined): LongWork<T> {
  const [outcome, setOutcome] = useState<Outcome<T>>({ run: undefined });
  const [controller, setController] = useState<AbortController>();
  useEffect(() => {
    if (!run) return undefined;
    const own = new AbortController();
    const tell = (next: Omit<Outcome<T>, 'run'>) => {
      if (!own.signal.aborted) setOutcome({ run, ...next });
    };
    setController(own);
    tell({ progress: { done: 0, total: 0 } });
    const work = newWork(own.signal, (done, total) => tell({ progress: { done, total } }));
    run(work).then(
      (value) => tell({ value }),
      (error: unknown) => tell({ error: messageOf(error) }),
    );
    return () => own.abort();
  }, [run]);
  const cancel = useCallback(() => {
    controller?.abort(new Error(CANCELLED));
    setOutcome({ run, error: CANCELLED });
  }, [controller, run]);
  const { value, progress, error } =
    outcome.run === run ? outcome : { value: undefined, progress: undefined, error: undefined };
  return { value, progress, error, cancel };
}
