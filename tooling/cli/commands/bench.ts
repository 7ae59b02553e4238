import { fromRoot } from '@otherfolk/system/from-root';
import { buildAll } from '../../webpack/build-all';
import { type Comparison, reportOf } from '../bench/compare';
import { launchBrowser } from '../bench/launch-browser';
import { measureLists } from '../bench/lists';
import { measureNavigation } from '../bench/navigation';
import { measurePages } from '../bench/pages';
import type { MeasureInBrowser } from '../bench/part';
import { measureScale } from '../bench/scale';
import { exitCodeOf } from '../command-line/exit-code';
import { parseOptions } from '../command-line/parse-options';
import { openCatalogueFolder } from '../derive/catalogue/catalogue-folder';
import { readDeployment } from '../export/site/deployment';

const IN_BROWSER: Readonly<Record<string, MeasureInBrowser>> = {
  pages: measurePages,
  navigation: measureNavigation,
  lists: measureLists,
};
const SCALE = 'scale';
const PARTS = [...Object.keys(IN_BROWSER), SCALE];

const USAGE = `npm run bench -- [--runs <number>] [--only ${PARTS.join('|')}] [--lives <number>,…] [--json]`;
const OPTIONS = {
  runs: { type: 'string' },
  only: { type: 'string' },
  lives: { type: 'string', default: '2500,10000' },
  json: { type: 'boolean', default: false },
} as const;

const RUNS = '5';
/** One run of a large catalogue takes minutes. */
const SCALE_RUNS = '1';

const onRun = (what: string) => console.error(what);

function wholeNumber(text: string, option: string): number {
  if (!/^[1-9]\d{0,4}$/.test(text)) throw new Error(`${option} is '${text}', which is no number; usage: ${USAGE}`);
  return Number(text);
}

async function inBrowser(part: MeasureInBrowser, runs: number): Promise<Comparison[]> {
  const folder = await openCatalogueFolder(fromRoot('data'));
  await buildAll();
  const browser = await launchBrowser();
  try {
    return await part({ browser, deployment: readDeployment(), folder, runs, onRun });
  } finally {
    await browser.close();
  }
}

async function run(args: string[]): Promise<void> {
  const { runs, only, lives, json } = parseOptions(args, OPTIONS, USAGE);
  if (only !== undefined && !PARTS.includes(only))
    throw new Error(`--only is '${only}', which is no part; usage: ${USAGE}`);
  const sizes = lives.split(',').map((each) => wholeNumber(each, '--lives'));
  const [often, ofScale] = [RUNS, SCALE_RUNS].map((usual) => wholeNumber(runs ?? usual, '--runs'));
  for (const name of PARTS.filter((part) => only === undefined || part === only)) {
    const part = IN_BROWSER[name];
    const results = part ? await inBrowser(part, often ?? 1) : await measureScale(sizes, ofScale ?? 1, onRun);
    for (const result of results) console.log(json ? JSON.stringify(result) : `${reportOf(result)}\n`);
  }
}

/**
 * Measures the production build on the shipped catalogue, and on large ones; each part is told as soon as it is measured. A goal that is
 * missed is said, and no failure.
 */
export const main = (args: string[]): Promise<number> => exitCodeOf(() => run(args));
