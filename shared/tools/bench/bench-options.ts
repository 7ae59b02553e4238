import { parseOptions } from '../command-line/parse-options';

const USAGE = 'npm run bench -- [--runs <number>] [--json]';
const RUNS = 5;
const MAX_RUNS = 100;

export interface BenchOptions {
  /** Cold loads of each page. */
  runs: number;
  json: boolean;
}

/** Reads the command line. Throws one clear sentence for what it does not understand. */
export function benchOptions(args: string[]): BenchOptions {
  const known = { runs: { type: 'string' }, json: { type: 'boolean' } } as const;
  const { runs = String(RUNS), json = false } = parseOptions(args, known, USAGE);
  const count = Number(runs);
  if (!Number.isInteger(count) || count < 1 || count > MAX_RUNS)
    throw new Error(`--runs is '${runs}', which is no number from 1 to ${MAX_RUNS}; usage: ${USAGE}`);
  return { runs: count, json };
}
