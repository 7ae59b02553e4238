import { fromRoot } from '@otherfolk/system/from-root';
import { buildAll } from '../build/build-all';
import { openCatalogueFolder } from '../catalogue/catalogue-folder';
import { exitCodeOf } from '../command-line/exit-code';
import { readDeployment } from '../site/deployment';
import { type BenchOptions, benchOptions } from './bench-options';
import { browserParts, type PartResult } from './browser-parts';
import { CONDITIONS } from './conditions';
import { findPeers, type Peer } from './find-peers';
import { launchBrowser } from './launch-browser';
import { measureScale } from './measure-scale';
import { scaleReport, scaleVerdicts } from './scale-report';

const onRun = (what: string) => console.error(what);

async function peersIn(against: string | undefined): Promise<Peer[]> {
  if (against === undefined) return [];
  const { peers, others } = await findPeers(against);
  for (const name of others) onRun(`${name} is no site, and is left out`);
  return peers;
}

async function* measureInBrowser({ browserParts: parts, runs, against }: BenchOptions): AsyncGenerator<PartResult> {
  const peers = await peersIn(against);
  const folder = await openCatalogueFolder(fromRoot('data'));
  await buildAll();
  const browser = await launchBrowser();
  try {
    const work = { browser, deployment: readDeployment(), folder, peers, runs, onRun };
    for (const part of parts) yield await browserParts[part](work);
  } finally {
    await browser.close();
  }
}

async function* measureAll(options: BenchOptions): AsyncGenerator<PartResult> {
  if (options.browserParts.length > 0) yield* measureInBrowser(options);
  if (!options.scale) return;
  const scale = await measureScale({ ...options.scale, onRun });
  yield { text: scaleReport(scale), json: { scale, scaleGoals: scaleVerdicts(scale) } };
}

async function run(args: string[]): Promise<void> {
  const options = benchOptions(args, process.env);
  const json = { conditions: CONDITIONS, runs: options.runs };
  let before = '';
  for await (const result of measureAll(options)) {
    Object.assign(json, result.json);
    if (!options.json) console.log(before + result.text);
    before = '\n\n';
  }
  if (options.json) console.log(JSON.stringify(json, null, 2));
}

/**
 * Measures the production build on the shipped catalogue, and on big ones; each part is told as soon as it is measured. A goal that is
 * missed is said, and no failure.
 */
export const main = (args: string[]): Promise<number> => exitCodeOf(() => run(args));
