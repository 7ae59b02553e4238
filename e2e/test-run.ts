import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeTestFolder, removeTestFolder } from '@otherfolk/cli/test/test-folder';
import { freePorts } from '@otherfolk/system/free-ports';
import { isAlive } from '@otherfolk/system/process-lock';
import { remoteIds } from '@otherfolk/webpack/workspaces';

const SITES = ['shipped', 'apart', 'malformed', 'long', 'extended'] as const;
export type Site = (typeof SITES)[number];

/** A site whose remotes are on origins of their own takes the ports that follow its own, too. */
const PORTS_OF_A_SITE = 1 + remoteIds.length;

const SETTING = 'OTHERFOLK_BROWSER_TESTS';
const results = path.join(path.dirname(fileURLToPath(import.meta.url)), 'results');

/** The ports and folders that one run of the browser tests has to itself, so that several may run side by side. */
interface TestRun {
  firstPort: number;
  /** The folder for traces; named after the process. */
  folder: string;
  /** The folder for what servers write. */
  temporary: string;
}

function removeResultsOfEarlierRuns(): void {
  mkdirSync(results, { recursive: true });
  for (const name of readdirSync(results))
    if (!isAlive(Number(name))) rmSync(path.join(results, name), { recursive: true, force: true });
}

async function begin(): Promise<TestRun> {
  removeResultsOfEarlierRuns();
  const run = {
    firstPort: await freePorts(SITES.length * PORTS_OF_A_SITE),
    folder: path.join(results, `${process.pid}`),
    temporary: makeTestFolder(),
  };
  process.on('exit', () => removeTestFolder(run.temporary));
  return run;
}

/** Workers read the configuration, too: they get the run of the process that has started them. */
const handedOn = process.env[SETTING];
const run = handedOn ? (JSON.parse(handedOn) as TestRun) : await begin();
process.env[SETTING] = JSON.stringify(run);

export const portOf = (site: Site): number => run.firstPort + SITES.indexOf(site) * PORTS_OF_A_SITE;
export const accountsOf = (site: Site): string => path.join(run.temporary, 'accounts', site);
export const probeFolder = path.join(run.temporary, 'probe');
export const longCatalogue = path.join(run.temporary, 'catalogues/long');
export const tracesFolder = path.join(run.folder, 'traces');
