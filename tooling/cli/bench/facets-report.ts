import { aligned } from './aligned';
import { CPU_SLOWDOWN } from './conditions';
import type { FacetFigures } from './measure-facet-presses';
import { median } from './median';

interface Goal {
  goal: string;
  /** In milliseconds. */
  limit: number;
  figure: keyof FacetFigures;
}

const goals: readonly Goal[] = [
  { goal: 'a value pressed to the list drawn, the middle one of the presses', limit: 100, figure: 'pressed' },
  { goal: 'a value pressed to the list drawn, the slowest of the presses', limit: 100, figure: 'slowest' },
  { goal: 'longest task while filtering', limit: 50, figure: 'task' },
];

export interface FacetVerdict {
  goal: string;
  limit: string;
  measured: string;
  range: string;
  holds: boolean;
}

const ms = (value: number) => `${Math.round(value)} ms`;

export function facetVerdicts(runs: readonly FacetFigures[]): FacetVerdict[] {
  return goals.map(({ goal, limit, figure }) => {
    const values = runs.map((run) => run[figure]);
    const measured = median(values);
    return {
      goal,
      limit: ms(limit),
      measured: ms(measured),
      range: `${Math.round(Math.min(...values))}–${ms(Math.max(...values))}`,
      holds: Math.round(measured) <= limit,
    };
  });
}

/** How fast a long list is filtered, and whether each goal is reached. */
export function facetsReport(runs: readonly FacetFigures[], characters: number): string {
  const rows = facetVerdicts(runs).map(({ goal, limit, measured, range, holds }) => [
    `${goal}, at most ${limit}`,
    `${measured} (${range}) ${holds ? 'holds' : 'MISSED'}`,
  ]);
  return [
    `Filters of a list of ${characters.toLocaleString('en-GB')} characters more, medians of ${runs.length} and their ranges, with CPU ${CPU_SLOWDOWN} times slower;`,
    'a task counts with the time that the page itself worked in it.',
    '',
    ...aligned([['goal', ''], ...rows]),
    '',
    `By the clock, with the garbage collector and whatever else the machine did: ${ms(median(runs.map(({ taskOnClock }) => taskOnClock)))}.`,
  ].join('\n');
}
