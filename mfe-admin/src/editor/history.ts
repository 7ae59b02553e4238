/** Steps that can be undone. */
const MAX_STEPS = 100;

/** Values as they were, are, and would be again; the nearest last. */
export interface History<Value> {
  past: readonly Value[];
  present: Value;
  future: readonly Value[];
}

export const newHistory = <Value>(present: Value): History<Value> => ({ past: [], present, future: [] });

/** After a step there is nothing to redo any more. */
export function withStep<Value>({ past, present }: History<Value>, next: Value): History<Value> {
  return { past: [...past, present].slice(-MAX_STEPS), present: next, future: [] };
}

export function undone<Value>(history: History<Value>): History<Value> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return { past: history.past.slice(0, -1), present: before, future: [...history.future, history.present] };
}

export function redone<Value>(history: History<Value>): History<Value> {
  const next = history.future.at(-1);
  if (next === undefined) return history;
  return { past: [...history.past, history.present], present: next, future: history.future.slice(0, -1) };
}
