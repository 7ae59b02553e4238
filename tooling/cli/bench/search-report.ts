import { aligned } from './aligned';
import { KB } from './budgets';
import { CPU_SLOWDOWN } from './conditions';
import type { SearchResult } from './measure-search';
import { QUESTIONS } from './search-questions';
import { type Goal, type Verdict, verdictRows, verdictsOf } from './verdicts';

const inPercent = (share: number) => share * 100;

const goals: readonly Goal<SearchResult>[] = [
  {
    label: `of ${QUESTIONS.asTyped.length} questions answered among the first five`,
    ...{ limit: 95, isLeast: true, unit: ' %', decimals: 0, measured: ({ found }) => inPercent(found) },
  },
  {
    label: `of ${QUESTIONS.withTypo.length} questions with a typo`,
    ...{ limit: 95, isLeast: true, unit: ' %', decimals: 0, measured: ({ foundWithTypo }) => inPercent(foundWithTypo) },
  },
  {
    label: 'names, tags and titles',
    ...{ limit: 120, unit: ' kB', decimals: 1, measured: ({ nameBytes }) => nameBytes / KB },
  },
  {
    label: 'the dearest question to the full text beyond that',
    ...{ limit: 30, unit: ' kB', decimals: 1, measured: ({ mostTextBytes }) => mostTextBytes / KB },
  },
  {
    label: 'a key to its results on the screen',
    ...{ limit: 50, unit: ' ms', decimals: 0, measured: ({ drawn }) => drawn },
  },
  {
    label: 'longest task while typing',
    ...{ limit: 50, unit: ' ms', decimals: 0, measured: ({ typeTask }) => typeTask },
  },
];

export const searchVerdicts = (result: SearchResult): Verdict[] => verdictsOf(goals, result);

/** What is found, and what finding costs in a large catalogue. */
export function searchReport(result: SearchResult, { characters, runs }: { characters: number; runs: number }): string {
  return [
    `Search: questions over the shipped catalogue; what it costs with ${characters.toLocaleString('en-GB')} characters more,`,
    `CPU ${CPU_SLOWDOWN} times slower, medians of ${runs} runs. Bytes are compressed with brotli.`,
    '',
    ...aligned(verdictRows(searchVerdicts(result))),
    '',
    `A question to the full text: ${(result.textBytes / KB).toFixed(1)} kB in the median. The longest wait for results: ${Math.round(result.longestDrawn)} ms.`,
  ].join('\n');
}
