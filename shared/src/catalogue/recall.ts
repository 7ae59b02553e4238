/** Gives what follows from something as it was derived before, where that is the same; else derives it. Values are JSON. */
export interface Recall {
  /** `from`: all that the value follows from, beside the code. `what` says what of it, and is part of it. */
  of<Value>(what: string, from: string, derive: () => Value): Value;
  /** Of files, as the reader gives them to whom the recall belongs. */
  ofFiles<Value>(what: string, files: readonly string[], derive: () => Promise<Value>): Promise<Value>;
  /** What several derivations read of the same catalogue: derived for the first of them. Need not be JSON; nobody changes it. */
  shared<Value>(what: string, derive: () => Promise<Value>): Promise<Value>;
}

/** Derives everything anew. */
export const noRecall: Recall = {
  of: (_, __, derive) => derive(),
  ofFiles: (_, __, derive) => derive(),
  shared: (_, derive) => derive(),
};
