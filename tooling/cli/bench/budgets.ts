import type { Sample } from './compare';

/** The most that a load of a page may cost, whatever the machine: a test in the browser holds pages to it. */
export const BUDGETS: Sample = {
  'script before ready, kB': 145,
  'firebase, bytes': 0,
  'requests before the largest picture': 14,
  'style sheets before the largest picture': 0,
  'request levels before ready': 3,
};

const DECIMALS = 1;

/** The budgets that a load does not keep to, with its figures. A figure that is missing keeps to none. */
export const overspentBy = (sample: Sample) =>
  Object.entries(BUDGETS)
    .map(([budget, limit]) => ({ budget, limit, measured: Number(sample[budget]?.toFixed(DECIMALS)) }))
    .filter(({ limit, measured }) => !(measured <= limit));
