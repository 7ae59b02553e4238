import { aligned } from './aligned';
import { MB } from './budgets';
import { CONDITIONS, CPU_SLOWDOWN } from './conditions';
import type { ListResult } from './run-list-bench';
import { type Goal, ms, type Verdict, verdictRows, verdictsOf } from './verdicts';

/** What a list of 10,000 items promises its readers, and what its catalogue promises those of other pages. */
const goals: readonly Goal<ListResult>[] = [
  {
    label: 'list ready, against the shipped list',
    limit: 1.5,
    unit: '',
    decimals: 2,
    measured: ({ listReady, shippedListReady }) => listReady / shippedListReady,
  },
  {
    label: 'character page ready, against the shipped one',
    limit: 1.1,
    unit: '',
    decimals: 2,
    measured: ({ detailReady, shippedDetailReady }) => detailReady / shippedDetailReady,
  },
  {
    label: 'longest task while scrolling through',
    limit: 50,
    unit: ' ms',
    decimals: 0,
    measured: ({ scrollTask }) => scrollTask,
  },
  {
    label: 'longest task while typing a base age',
    limit: 50,
    unit: ' ms',
    decimals: 0,
    measured: ({ typeTask }) => typeTask,
  },
  { label: 'memory after scrolling', limit: 150, unit: ' MB', decimals: 0, measured: ({ memory }) => memory / MB },
];

export const listVerdicts = (result: ListResult): Verdict[] => verdictsOf(goals, result);

/** The figures of a big catalogue, and whether each goal is reached. */
export function listReport(result: ListResult, { characters, runs }: { characters: number; runs: number }): string {
  const { listReady, shippedListReady, detailReady, shippedDetailReady, scrollTaskOnClock, typeTaskOnClock } = result;
  return [
    `A catalogue of ${characters.toLocaleString('en-GB')} characters more, medians of ${runs}: pages load under ${CONDITIONS};`,
    `a list is used with CPU ${CPU_SLOWDOWN} times slower, and a task counts with the time that the page itself worked in it.`,
    '',
    ...aligned([
      ['time to ready', 'big', 'shipped'],
      ['list', ms(listReady), ms(shippedListReady)],
      ['character page', ms(detailReady), ms(shippedDetailReady)],
    ]),
    '',
    ...aligned(verdictRows(listVerdicts(result))),
    '',
    `By the clock, with the garbage collector and whatever else the machine did: ${ms(scrollTaskOnClock)} scrolling, ${ms(typeTaskOnClock)} typing.`,
  ].join('\n');
}
