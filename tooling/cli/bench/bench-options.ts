import path from 'node:path';
import { parseOptions } from '../command-line/parse-options';

/**
 * The site beside plain HTML, later pages beside first ones, long lists beside short ones, their filters, the search, a large atlas, and members
 * beside visitors.
 */
const BROWSER_PARTS = ['pages', 'navigation', 'lists', 'facets', 'search', 'atlas', 'members'] as const;

/** Alone where other sites are measured beside ours. */
const PAGES = 'pages';

/** Commands on large catalogues: no browser is started for them. */
const SCALE = 'scale';

const PARTS = [...BROWSER_PARTS, SCALE] as const;

const USAGE = `npm run bench -- [--runs <number>] [--only ${PARTS.join('|')}] [--lives <number>,…] [--against <folder>] [--json]`;

const RUNS = 5;
const MAX_RUNS = 100;

/** One of a large catalogue takes minutes. */
const SCALE_RUNS = 1;

const LIVES = '2500,10000';
const MAX_LIVES = 100_000;

export type BrowserPart = (typeof BROWSER_PARTS)[number];

export interface BenchOptions {
  /** What is measured in a browser, in this order. */
  browserParts: readonly BrowserPart[];
  /** How often each of them is measured. */
  runs: number;
  /** What is measured of commands, if they are. */
  scale: { lives: readonly number[]; runs: number } | undefined;
  /** Absolute path of the folder of other sites whose pages are measured beside ours. */
  against: string | undefined;
  json: boolean;
}

const wholeNumber = (text: string, most: number): number | undefined =>
  /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= most ? Number(text) : undefined;

function runsFrom(text: string): number {
  const runs = wholeNumber(text, MAX_RUNS);
  if (runs === undefined)
    throw new Error(`--runs is '${text}', which is no number from 1 to ${MAX_RUNS}; usage: ${USAGE}`);
  return runs;
}

function livesFrom(text: string): number[] {
  const lives = text.split(',').map((each) => wholeNumber(each, MAX_LIVES));
  const known = lives.filter((each) => each !== undefined);
  if (known.length < lives.length)
    throw new Error(`--lives is '${text}', which are no numbers from 1 to ${MAX_LIVES}, with commas; usage: ${USAGE}`);
  return [...new Set(known)].sort((a, b) => a - b);
}

/** Reads the command line. Throws one clear sentence for what it does not understand. */
export function benchOptions(args: string[], { INIT_CWD }: NodeJS.ProcessEnv): BenchOptions {
  const known = {
    runs: { type: 'string' },
    only: { type: 'string' },
    lives: { type: 'string' },
    against: { type: 'string' },
    json: { type: 'boolean' },
  } as const;
  const {
    runs,
    against,
    only = against === undefined ? undefined : PAGES,
    lives,
    json = false,
  } = parseOptions(args, known, USAGE);
  const parts = PARTS.filter((each) => only === undefined || each === only);
  if (parts.length === 0) throw new Error(`--only is '${only}', which is no part; usage: ${USAGE}`);
  if (against !== undefined && only !== PAGES)
    throw new Error(`--against is for ${PAGES}, not for ${only}; usage: ${USAGE}`);
  const hasScale = parts.includes(SCALE);
  if (lives !== undefined && !hasScale) throw new Error(`--lives is for ${SCALE}, not for ${only}; usage: ${USAGE}`);
  const asked = runs === undefined ? undefined : runsFrom(runs);
  return {
    browserParts: BROWSER_PARTS.filter((each) => parts.includes(each)),
    runs: asked ?? RUNS,
    scale: hasScale ? { lives: livesFrom(lives ?? LIVES), runs: asked ?? SCALE_RUNS } : undefined,
    // npm changes the working directory; the folder is meant from where the command was typed.
    against: against === undefined ? undefined : path.resolve(INIT_CWD ?? process.cwd(), against),
    json,
  };
}
