import { FAILURE_MARK, type MarkedFailure } from './failure-mark';

/** Leaves a mark. */
export const markFailure = (id: string, stage: MarkedFailure['while'], error: unknown) =>
  performance.mark(FAILURE_MARK, { detail: { id, while: stage, said: String(error) } satisfies MarkedFailure });
