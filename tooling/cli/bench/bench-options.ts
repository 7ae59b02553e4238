import { parseOptions } from '../command-line/parse-options';

const USAGE = 'npm run bench -- [--runs <number>] [--only pages|navigation|lists|facets|search|atlas|members] [--json]';
const RUNS = 5;
const MAX_RUNS = 100;

/**
 * The site beside plain HTML, later pages beside first ones, long lists beside short ones, their filters, the search, a large atlas, and members
 * beside visitors.
 */
const PARTS = ['pages', 'navigation', 'lists', 'facets', 'search', 'atlas', 'members'] as const;

export type BenchPart = (typeof PARTS)[number];

export interface BenchOptions {
  /** Cold loads of each page. */
  runs: number;
  /** What is measured; everything without it. */
  only?: BenchPart | undefined;
  json: boolean;
}

/** Reads the command line. Throws one clear sentence for what it does not understand. */
export function benchOptions(args: string[]): BenchOptions {
  const known = { runs: { type: 'string' }, only: { type: 'string' }, json: { type: 'boolean' } } as const;
  const { runs = String(RUNS), only, json = false } = parseOptions(args, known, USAGE);
  const count = Number(runs);
  if (!Number.isInteger(count) || count < 1 || count > MAX_RUNS)
    throw new Error(`--runs is '${runs}', which is no number from 1 to ${MAX_RUNS}; usage: ${USAGE}`);
  const part = PARTS.find((each) => each === only);
  if (only !== undefined && !part) throw new Error(`--only is '${only}', which is no part; usage: ${USAGE}`);
  return { runs: count, only: part, json };
}
