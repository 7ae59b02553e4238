import type { LoadFigures } from './measure-load';
import type { PageResult } from './run-bench';

export const KB = 1000;
export const MB = 1_000_000;

interface Budget<Figures> {
  name: string;
  limit: number;
  /** Compared, and shown, with so many decimals. */
  decimals: number;
  measured: (figures: Figures) => number;
}

/** What a load costs, whatever the machine: the same each time, so that a test can hold it to that. */
const costBudgets: readonly Budget<LoadFigures>[] = [
  {
    name: 'kB of script before ready, at most',
    limit: 145,
    decimals: 1,
    measured: ({ scriptBeforeReady }) => scriptBeforeReady / KB,
  },
  { name: 'bytes of firebase, at most', limit: 0, decimals: 0, measured: ({ firebase }) => firebase },
  {
    name: 'requests before the largest picture, at most',
    limit: 14,
    decimals: 0,
    measured: ({ requestsBeforePicture }) => requestsBeforePicture,
  },
  {
    name: 'style sheets before the largest picture, at most',
    limit: 0,
    decimals: 0,
    measured: ({ styleSheetsBeforePicture }) => styleSheetsBeforePicture,
  },
  { name: 'request levels, at most', limit: 3, decimals: 0, measured: ({ levels }) => levels },
];

/** What every page of the site promises its readers. */
const budgets: readonly Budget<PageResult>[] = [
  {
    name: 'LCP against static, at most',
    limit: 1,
    decimals: 2,
    measured: (result) => result.site.largestContentfulPaint / result.static.largestContentfulPaint,
  },
  { name: 'layout shift, at most', limit: 0.01, decimals: 3, measured: ({ site }) => site.layoutShift },
  ...costBudgets.map(({ measured, ...budget }) => ({
    ...budget,
    measured: ({ site }: PageResult) => measured(site),
  })),
];

interface Judged {
  budget: string;
  limit: number;
  measured: string;
  holds: boolean;
}

export interface Verdict extends Judged {
  url: string;
}

function judge<Figures>({ name, limit, decimals, measured }: Budget<Figures>, figures: Figures): Judged {
  const shown = measured(figures).toFixed(decimals);
  return { budget: name, limit, measured: shown, holds: Number(shown) <= limit };
}

/** The budgets of what a load costs that it does not keep to. */
export const overspentBy = (figures: LoadFigures): Judged[] =>
  costBudgets.map((budget) => judge(budget, figures)).filter(({ holds }) => !holds);

/** One verdict for each budget and page. */
export const verdictsOf = (results: readonly PageResult[]): Verdict[] =>
  budgets.flatMap((budget) => results.map((result) => ({ ...judge(budget, result), url: result.url })));
