import { parseArgs } from 'node:util';

const USAGE = 'npm run bench -- [--runs <number>] [--json]';
const RUNS = 5;
const MAX_RUNS = 100;

export interface BenchOptions {
  /** Cold loads of each page. */
  runs: number;
  json: boolean;
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: { runs: { type: 'string' }, json: { type: 'boolean' } } }).values;
  } catch (error) {
    const [reason = ''] = (error as Error).message.split(/\. |\n/);
    throw new Error(`${reason.replace(/\.$/, '')}; usage: ${USAGE}`, { cause: error });
  }
}

/** Reads the command line. Throws one clear sentence for what it does not understand. */
export function benchOptions(args: string[]): BenchOptions {
  const { runs = String(RUNS), json = false } = parse(args);
  const count = Number(runs);
  if (!Number.isInteger(count) || count < 1 || count > MAX_RUNS)
    throw new Error(`--runs is '${runs}', which is no number from 1 to ${MAX_RUNS}; usage: ${USAGE}`);
  return { runs: count, json };
}
