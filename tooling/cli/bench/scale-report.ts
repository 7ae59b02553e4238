import { aligned } from './aligned';
import { MB } from './budgets';
import { livesText } from './lives-text';
import type { CommandFigures } from './measure-command';
import { median } from './median';
import type { ScaleResult, ScaleRun } from './run-scale';
import { type ScaleStepId, scaleStepIds, scaleSteps } from './scale-steps';
import { type Goal, type Verdict, verdictRows, verdictsOf } from './verdicts';

/** The goals are for so many lives beside the shipped ones. */
const GOALS_FOR = 10_000;

const MS = 1000;

interface Pair {
  shipped: ScaleResult;
  big: ScaleResult;
}

const valuesOf = ({ runs }: ScaleResult, step: ScaleStepId, figure: keyof CommandFigures) =>
  runs.map((run) => run[step][figure]);

/** Each run beside the same step of the shipped catalogue in the same run. */
const ratiosOf = ({ shipped, big }: Pair, step: ScaleStepId, figure: keyof CommandFigures) => {
  const beside = valuesOf(shipped, step, figure);
  return valuesOf(big, step, figure).map((value, run) => value / (beside[run] ?? NaN));
};

const seconds = (step: ScaleStepId, limit: number): Goal<Pair> => ({
  label: scaleSteps[step].label,
  ...{ limit, unit: ' s', decimals: 1, measured: ({ big }) => median(valuesOf(big, step, 'time')) / MS },
});

const goals: readonly Goal<Pair>[] = [
  seconds('index', 10),
  seconds('indexAfterChange', 1),
  seconds('check', 10),
  seconds('checkAfterChange', 1),
  seconds('export', 30),
  {
    label: `${scaleSteps.export.label}, memory`,
    ...{ limit: 512, unit: ' MB', decimals: 0, measured: ({ big }) => median(valuesOf(big, 'export', 'memory')) / MB },
  },
  seconds('exportAfterChange', 2),
  {
    label: `${scaleSteps.server.label}, against the shipped catalogue`,
    ...{ limit: 1.2, unit: '', decimals: 2, measured: (pair) => median(ratiosOf(pair, 'server', 'time')) },
  },
];

/** None where no catalogue has the size that the goals are for. */
export function scaleVerdicts([shipped, ...others]: readonly ScaleResult[]): Verdict[] {
  const big = others.find(({ more }) => more === GOALS_FOR);
  return shipped && big ? verdictsOf(goals, { shipped, big }) : [];
}

interface Quantity {
  title: string;
  figure: keyof ScaleRun[ScaleStepId];
  /** What is shown is so many times less. */
  per: number;
  unit: string;
  decimals: number;
}

const QUANTITIES: readonly Quantity[] = [
  { title: 'time by the clock', figure: 'time', per: MS, unit: ' s', decimals: 1 },
  { title: 'time of the CPU', figure: 'cpu', per: MS, unit: ' s', decimals: 1 },
  { title: 'memory, at most', figure: 'memory', per: MB, unit: ' MB', decimals: 0 },
];

/** The median, and the range where there is more than one. */
function shown(values: readonly number[], decimals: number, unit = ''): string {
  const [middle, least, most] = [median(values), Math.min(...values), Math.max(...values)].map((value) =>
    value.toFixed(decimals),
  );
  return `${middle}${unit}${values.length > 1 ? ` (${least}–${most})` : ''}`;
}

function tableOf({ title, figure, per, unit, decimals }: Quantity, results: readonly ScaleResult[]): string[] {
  const [shipped, ...others] = results;
  if (!shipped) return [];
  const cell = (result: ScaleResult, step: ScaleStepId) =>
    shown(
      valuesOf(result, step, figure).map((value) => value / per),
      decimals,
      unit,
    );
  const head = [
    title,
    livesText(shipped.lives),
    ...others.flatMap(({ lives }) => [livesText(lives), 'ratio', 'per life']),
  ];
  const rows = scaleStepIds.map((step) => [
    scaleSteps[step].label,
    cell(shipped, step),
    ...others.flatMap((big) => {
      const ratios = ratiosOf({ shipped, big }, step, figure);
      const ofOneLife = (median(ratios) * shipped.lives) / big.lives;
      return [cell(big, step), shown(ratios, 2), ofOneLife.toFixed(3)];
    }),
  ]);
  return aligned([head, ...rows]);
}

/** What each command takes of catalogues of several sizes, beside the shipped one in the same run, and whether each goal is reached. */
export function scaleReport(results: readonly ScaleResult[]): string {
  const verdicts = scaleVerdicts(results);
  const runs = results[0]?.runs.length ?? 0;
  return [
    `Catalogues of several sizes, ${runs > 1 ? `medians of ${runs} runs and their ranges` : 'one run'}; each ratio is to the shipped catalogue in the same run.`,
    'Memory is that of the process that takes most. Where a command grows as the catalogue does, it takes 1.000 per life.',
    '',
    ...QUANTITIES.flatMap((quantity) => [...tableOf(quantity, results), '']),
    ...(verdicts.length > 0
      ? aligned(verdictRows(verdicts))
      : [`The goals are for ${livesText(GOALS_FOR)} more, which were not measured.`]),
  ].join('\n');
}
