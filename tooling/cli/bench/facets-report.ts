import { aligned } from './aligned';
import { CPU_SLOWDOWN } from './conditions';
import type { FacetFigures } from './measure-facet-presses';
import { median } from './median';
import { ms, type TimeGoal, timeVerdicts, type Verdict, verdictRows } from './verdicts';

const goals: readonly TimeGoal<FacetFigures>[] = [
  { label: 'a value pressed to the list drawn, the middle one of the presses', limit: 100, figure: 'pressed' },
  { label: 'a value pressed to the list drawn, the slowest of the presses', limit: 100, figure: 'slowest' },
  { label: 'longest task while filtering', limit: 50, figure: 'task' },
];

export const facetVerdicts = (runs: readonly FacetFigures[]): Verdict[] => timeVerdicts(goals, runs);

/** How fast a long list is filtered, and whether each goal is reached. */
export function facetsReport(runs: readonly FacetFigures[], characters: number): string {
  return [
    `Filters of a list of ${characters.toLocaleString('en-GB')} characters more, medians of ${runs.length} and their ranges, with CPU ${CPU_SLOWDOWN} times slower;`,
    'a task counts with the time that the page itself worked in it.',
    '',
    ...aligned(verdictRows(facetVerdicts(runs))),
    '',
    `By the clock, with the garbage collector and whatever else the machine did: ${ms(median(runs.map(({ taskOnClock }) => taskOnClock)))}.`,
  ].join('\n');
}
