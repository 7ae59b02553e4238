import { median } from './median';

/** What a goal asks for, what was measured, and whether that reaches it. */
export interface Verdict {
  goal: string;
  /** As in 'at most 50 ms'. */
  limit: string;
  measured: string;
  /** Of all runs, where it is told. */
  range?: string;
  holds: boolean;
}

/** A goal for a figure; more than the limit misses it, or less where `isLeast` is set. */
export interface Goal<Result> {
  label: string;
  limit: number;
  isLeast?: true;
  /** With a blank before it. */
  unit: string;
  decimals: number;
  measured: (result: Result) => number;
}

/** What is shown decides: a figure that reads as the limit holds. */
export const verdictsOf = <Result>(goals: readonly Goal<Result>[], result: Result): Verdict[] =>
  goals.map(({ label, limit, isLeast, unit, decimals, measured }) => {
    const shown = measured(result).toFixed(decimals);
    const holds = isLeast ? Number(shown) >= limit : Number(shown) <= limit;
    const bound = `at ${isLeast ? 'least' : 'most'} ${limit}${unit}`;
    return { goal: label, limit: bound, measured: `${shown}${unit}`, holds };
  });

/** A goal for a time in milliseconds, which is measured in each run. */
export interface TimeGoal<Figures> {
  label: string;
  limit: number;
  figure: keyof Figures;
}

export const ms = (value: number): string => `${Math.round(value)} ms`;

/** By the medians of the runs, each with its range. */
export const timeVerdicts = <Figures extends { [Name in keyof Figures]: number }>(
  goals: readonly TimeGoal<Figures>[],
  runs: readonly Figures[],
): Verdict[] =>
  goals.map(({ label, limit, figure }) => {
    const values = runs.map((run): number => run[figure]);
    const range = `${Math.round(Math.min(...values))}–${ms(Math.max(...values))}`;
    const [verdict] = verdictsOf([{ label, limit, unit: ' ms', decimals: 0, measured: median }], values);
    return { ...(verdict as Verdict), range };
  });

/** The lines of a report, a goal each. */
export const verdictRows = (verdicts: readonly Verdict[]): string[][] => [
  ['goal', ''],
  ...verdicts.map(({ goal, limit, measured, range, holds }) => [
    `${goal}, ${limit}`,
    `${measured} ${range === undefined ? '' : `(${range}) `}${holds ? 'holds' : 'MISSED'}`,
  ]),
];
