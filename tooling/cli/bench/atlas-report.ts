import { aligned } from './aligned';
import { MAPPED } from './atlas-catalogue';
import { CPU_SLOWDOWN } from './conditions';
import type { AtlasFigures } from './measure-atlas';
import { median } from './median';

interface Goal {
  goal: string;
  /** In milliseconds. */
  limit: number;
  figure: keyof AtlasFigures;
}

const goals: readonly Goal[] = [
  { goal: 'the map drawn after the page is interactive', limit: 1000, figure: 'drawn' },
  { goal: 'a world pressed to its map, the slowest of the presses', limit: 200, figure: 'world' },
  { goal: 'a kind pressed to its map, the slowest of the presses', limit: 200, figure: 'kind' },
];

export interface AtlasVerdict {
  goal: string;
  limit: string;
  measured: string;
  range: string;
  holds: boolean;
}

const ms = (value: number) => `${Math.round(value)} ms`;

export function atlasVerdicts(runs: readonly AtlasFigures[]): AtlasVerdict[] {
  return goals.map(({ goal, limit, figure }) => {
    const values = runs.map((run) => run[figure]);
    const measured = median(values);
    const range = `${Math.round(Math.min(...values))}–${ms(Math.max(...values))}`;
    return { goal, limit: ms(limit), measured: ms(measured), range, holds: Math.round(measured) <= limit };
  });
}

/** How fast a large atlas is drawn and changed, and whether each goal is reached. */
export function atlasReport(runs: readonly AtlasFigures[]): string {
  const rows = atlasVerdicts(runs).map(({ goal, limit, measured, range, holds }) => [
    `${goal}, at most ${limit}`,
    `${measured} (${range}) ${holds ? 'holds' : 'MISSED'}`,
  ]);
  return [
    `Atlas of ${MAPPED.people} people and ${MAPPED.relations.toLocaleString('en-GB')} relations more, medians of ${runs.length} and their ranges, with CPU ${CPU_SLOWDOWN} times slower.`,
    '',
    ...aligned([['goal', ''], ...rows]),
  ].join('\n');
}
