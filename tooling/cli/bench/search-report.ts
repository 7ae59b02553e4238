import { aligned } from './aligned';
import { KB } from './budgets';
import { CPU_SLOWDOWN } from './conditions';
import type { SearchResult } from './measure-search';
import { QUESTIONS } from './search-questions';

interface Goal {
  label: string;
  limit: number;
  /** Whether more is better. */
  isLeast?: true;
  unit: string;
  decimals: number;
  measured: (result: SearchResult) => number;
}

const inPercent = (share: number) => share * 100;

const goals: readonly Goal[] = [
  {
    label: `of ${QUESTIONS.asTyped.length} questions answered among the first five, at least`,
    ...{ limit: 95, isLeast: true, unit: ' %', decimals: 0, measured: ({ found }) => inPercent(found) },
  },
  {
    label: `of ${QUESTIONS.withTypo.length} questions with a typo, at least`,
    ...{ limit: 95, isLeast: true, unit: ' %', decimals: 0, measured: ({ foundWithTypo }) => inPercent(foundWithTypo) },
  },
  {
    label: 'names, tags and titles, at most',
    ...{ limit: 120, unit: ' kB', decimals: 1, measured: ({ nameBytes }) => nameBytes / KB },
  },
  {
    label: 'the dearest question to the full text beyond that, at most',
    ...{ limit: 30, unit: ' kB', decimals: 1, measured: ({ mostTextBytes }) => mostTextBytes / KB },
  },
  {
    label: 'a key to its results on the screen, at most',
    ...{ limit: 50, unit: ' ms', decimals: 0, measured: ({ drawn }) => drawn },
  },
  {
    label: 'longest task while typing, at most',
    ...{ limit: 50, unit: ' ms', decimals: 0, measured: ({ typeTask }) => typeTask },
  },
];

export interface SearchVerdict {
  goal: string;
  limit: string;
  measured: string;
  holds: boolean;
}

export function searchVerdicts(result: SearchResult): SearchVerdict[] {
  return goals.map(({ label, limit, isLeast, unit, decimals, measured }) => {
    const shown = measured(result).toFixed(decimals);
    const holds = isLeast ? Number(shown) >= limit : Number(shown) <= limit;
    return { goal: label, limit: `${limit}${unit}`, measured: `${shown}${unit}`, holds };
  });
}

/** What is found, and what finding costs in a large catalogue. */
export function searchReport(result: SearchResult, { characters, runs }: { characters: number; runs: number }): string {
  const rows = searchVerdicts(result).map(({ goal, limit, measured, holds }) => [
    `${goal} ${limit}`,
    `${measured} ${holds ? 'holds' : 'MISSED'}`,
  ]);
  return [
    `Search: questions over the shipped catalogue; what it costs with ${characters.toLocaleString('en-GB')} characters more,`,
    `CPU ${CPU_SLOWDOWN} times slower, medians of ${runs} runs. Bytes are compressed with brotli.`,
    '',
    ...aligned([['goal', ''], ...rows]),
    '',
    `A question to the full text: ${(result.textBytes / KB).toFixed(1)} kB in the median. The longest wait for results: ${Math.round(result.longestDrawn)} ms.`,
  ].join('\n');
}
