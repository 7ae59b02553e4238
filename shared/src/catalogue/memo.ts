/**
 * Gives what was derived of a catalogue before, and derives the rest. Derived values are JSON, and are known by the contents of the files
 * that they follow from.
 */
export interface Memo {
  /**
   * `files`: all that the value follows from, beside the code, by the paths that the reader knows to whom the memo belongs. `what` names
   * the value among others of the same files.
   */
  ofFiles<Value>(what: string, files: readonly string[], derive: () => Promise<Value>): Promise<Value>;
  /** The same of what follows from `input` alone, which is JSON. */
  ofInput<Value>(what: string, input: unknown, derive: () => Promise<Value>): Promise<Value>;
  /** Several derivations read it of the same catalogue: the first one derives it. Need not be JSON; nobody changes it. */
  shared<Value>(what: string, derive: () => Promise<Value>): Promise<Value>;
}

/** Derives everything anew. */
export const noMemo: Memo = {
  ofFiles: (_, __, derive) => derive(),
  ofInput: (_, __, derive) => derive(),
  shared: (_, derive) => derive(),
};
