/** The position of something in the rules; both count from 1. */
export interface Position {
  line: number;
  column: number;
}

/** The rules cannot be loaded: the message names line and column. */
export class RulesSyntaxError extends Error {
  constructor({ line, column }: Position, problem: string) {
    super(`line ${line}, column ${column}: ${problem}`);
  }
}

/** An expression has no value for this request. An `allow` that comes to this does not allow. */
export class EvaluationError extends Error {}
