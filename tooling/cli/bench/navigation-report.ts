import { aligned } from './aligned';
import { CONDITIONS } from './conditions';
import { type NavigationResult, type Step, STEPS } from './measure-navigation';

interface Goal {
  step: Step;
  goal: string;
  limit: number;
  measured: (result: NavigationResult) => number;
}

const ratioTo = (step: Step) => (result: NavigationResult) => result[step].time / result['full load'].time;

const goals: readonly Goal[] = [
  { step: 'cold', goal: 'against a full load, at most', limit: 0.5, measured: ratioTo('cold') },
  { step: 'cold', goal: 'requests before the heading, at most', limit: 1, measured: ({ cold }) => cold.requests },
  {
    step: 'pointed at',
    goal: 'ms to the heading, at most',
    limit: 150,
    measured: (result) => result['pointed at'].time,
  },
  {
    step: 'another life, pointed at',
    goal: 'ms to the heading, at most',
    limit: 100,
    measured: (result) => result['another life, pointed at'].time,
  },
];

export interface NavigationVerdict {
  goal: string;
  limit: number;
  measured: string;
  holds: boolean;
}

export const navigationVerdicts = (result: NavigationResult): NavigationVerdict[] =>
  goals.map(({ step, goal, limit, measured }) => {
    const value = measured(result);
    const shown = limit < 1 ? value.toFixed(2) : value.toFixed(0);
    return { goal: `${step}: ${goal}`, limit, measured: shown, holds: Number(shown) <= limit };
  });

/** What going on from a page costs, beside loading the next one anew, and whether each goal is reached. */
export function navigationReport(result: NavigationResult, runs: number): string {
  const rows = STEPS.map((step) => {
    const { time, requests, samples } = result[step];
    const times = samples.map((sample) => Math.round(sample.time));
    const ratio = ratioTo(step)(result).toFixed(2);
    const range = `${Math.min(...times)} to ${Math.max(...times)}`;
    return [step, `${Math.round(time)} ms`, range, ratio, String(requests)];
  });
  const head = ['from the list to a character', 'median', 'range', 'ratio', 'requests'];
  const verdicts = navigationVerdicts(result).map(({ goal, limit, measured, holds }) => [
    `${goal} ${limit}`,
    `${measured} ${holds ? 'holds' : 'MISSED'}`,
  ]);
  return [
    `From the click until the heading is painted, medians of ${runs} runs: ${CONDITIONS}.`,
    '',
    ...aligned([head, ...rows]),
    '',
    ...aligned([['goal', ''], ...verdicts]),
  ].join('\n');
}
