import { aligned } from './aligned';
import { MAPPED } from './atlas-catalogue';
import { CPU_SLOWDOWN } from './conditions';
import type { AtlasFigures } from './measure-atlas';
import { type TimeGoal, timeVerdicts, type Verdict, verdictRows } from './verdicts';

const goals: readonly TimeGoal<AtlasFigures>[] = [
  { label: 'the map drawn after the page is interactive', limit: 1000, figure: 'drawn' },
  { label: 'a world pressed to its map, the slowest of the presses', limit: 200, figure: 'world' },
  { label: 'a kind pressed to its map, the slowest of the presses', limit: 200, figure: 'kind' },
];

export const atlasVerdicts = (runs: readonly AtlasFigures[]): Verdict[] => timeVerdicts(goals, runs);

/** How fast a large atlas is drawn and changed, and whether each goal is reached. */
export function atlasReport(runs: readonly AtlasFigures[]): string {
  return [
    `Atlas of ${MAPPED.people} people and ${MAPPED.relations.toLocaleString('en-GB')} relations more, medians of ${runs.length} and their ranges, with CPU ${CPU_SLOWDOWN} times slower.`,
    '',
    ...aligned(verdictRows(atlasVerdicts(runs))),
  ].join('\n');
}
