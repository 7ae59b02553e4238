import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openBackend } from '@otherfolk/local-backend';
import { derivedFolders } from '@otherfolk/shared/derived/derived-folders';
import { characterKind } from '@otherfolk/shared/kinds/character/kind';
import { readSite } from '@otherfolk/shared/kinds/site/read-site';
import { fromRoot } from '@otherfolk/system/from-root';
import { targetOf } from '@otherfolk/webpack/backend-target';
import { buildAll } from '../../webpack/build-all';
import { DerivationCache } from '../derive/cache/derivation-cache';
import { diskReader } from '../derive/catalogue/catalogue-folder';
import { recordsOf } from '../export/site/site';
import { writeBigCatalogue } from './big-catalogue';
import { type Comparison, type Goal, measureInTurns, type Sample } from './compare';
import { type Command, measureCommand } from './measure-command';

const MS = 1000;
const MB = 1_000_000;

const LARGEST = 10_000;

const nameOf = (more: number) => (more === 0 ? 'shipped' : `${more} lives more`);

const goal = (figure: string, limit: number, isRatio = false): Goal => ({
  subject: nameOf(LARGEST),
  figure,
  limit,
  isRatio,
});

const GOALS: readonly Goal[] = [
  goal('index from nothing, s', 45),
  goal('index after one sentence, s', 8),
  goal('export after one sentence, s', 8),
  goal('export from nothing, MB', 2000),
  goal('server until it is ready, s', 2, true),
];

interface Catalogue {
  /** Its real path. */
  folder: string;
  /** The folder of its export. */
  site: string;
  /** Where folders wait that a step is to do without, on the same file system. */
  aside: string;
}

/** Changes the text of one life: each time, it is another text. */
async function changeOneLife({ folder }: Pick<Catalogue, 'folder'>): Promise<void> {
  const [id = ''] = (await readSite(diskReader(folder))).featured.characters;
  const file = path.join(folder, characterKind.file(id));
  const life = JSON.parse(await readFile(file, 'utf8')) as { sections: { Overview: string } };
  life.sections.Overview += ' The bench has changed this life.';
  await writeFile(file, JSON.stringify(life, null, 2));
}

/** Removed after all is measured: ext4 takes many times as long for new files while it remembers that others were deleted. */
async function setAside(folders: readonly string[], aside: string): Promise<void> {
  await mkdir(aside, { recursive: true });
  for (const folder of folders) {
    await rename(folder, path.join(aside, randomUUID())).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
  }
}

async function forgetIndex({ folder, aside }: Catalogue): Promise<void> {
  await DerivationCache.remove(folder);
  const folders = Object.values(derivedFolders).map((each) => path.join(folder, each.folder));
  await setAside(folders, aside);
}

async function forgetExport({ folder, site, aside }: Catalogue): Promise<void> {
  await DerivationCache.remove(folder);
  await setAside([site, recordsOf(site)], aside);
}

type Step = [name: string, prepare: (catalogue: Catalogue) => Promise<void>, command: (words: Catalogue) => Command];

const nothing = () => Promise.resolve();
const index = () => ({ args: ['content', 'index'] });
/** A check has looked at everything also where it has found errors, such as a file that is too large for visitors. */
const check = () => ({ args: ['content', 'check'], exitCodes: [0, 1] });
const exportTo = ({ site }: Catalogue) => ({ args: ['export', '--out', site, '--origin', 'https://example.org'] });

/** What is measured of each catalogue, in this order: each step goes on with what the one before has left. */
const STEPS: readonly Step[] = [
  ['index from nothing', forgetIndex, index],
  ['index after one sentence', changeOneLife, index],
  ['check from nothing', ({ folder }) => DerivationCache.remove(folder), check],
  ['check after one sentence', changeOneLife, check],
  ['export from nothing', forgetExport, exportTo],
  ['export of nothing new', nothing, exportTo],
  ['export after one sentence', changeOneLife, exportTo],
  ['server until it is ready', nothing, () => ({ args: ['serve'], ready: /^ready: /m })],
];

async function measureSteps(catalogue: Catalogue, accounts: string, onStep: (name: string) => void): Promise<Sample> {
  const environment = { DATA_DIR: catalogue.folder, ACCOUNTS_DIR: accounts, PORT: '0' };
  const sample: Record<string, number> = {};
  for (const [name, prepare, command] of STEPS) {
    onStep(name);
    await prepare(catalogue);
    const { args, ...ending } = command(catalogue);
    const run = { args: [fromRoot('tooling/cli/run.mjs'), ...args], environment, ...ending };
    const { time, cpu, memory } = await measureCommand(run);
    Object.assign(sample, {
      [`${name}, s`]: time / MS,
      [`${name}, s of CPU`]: cpu / MS,
      [`${name}, MB`]: memory / MB,
    });
  }
  return sample;
}

/** Makes the demo accounts beforehand: they cost the first start of a server alone. */
async function makeAccounts(below: string): Promise<string> {
  const accounts = path.join(below, 'accounts');
  const backend = await openBackend({ environment: { ACCOUNTS_DIR: accounts }, port: 0 });
  await backend.close();
  return accounts;
}

/** Measures the commands on copies of the shipped catalogue, as it is and with many lives more, which are thrown away after it. */
export async function measureScale(
  lives: readonly number[],
  runs: number,
  onRun: (what: string) => void,
): Promise<Comparison[]> {
  await buildAll();
  await buildAll({ target: targetOf('none', process.env) });
  const below = await realpath(await mkdtemp(path.join(tmpdir(), 'otherfolk-scale-')));
  const folders: string[] = [];
  try {
    const accounts = await makeAccounts(below);
    const subjects = [];
    for (const more of [0, ...lives]) {
      onRun(`writing a catalogue: ${nameOf(more)}…`);
      const folder = path.join(below, `catalogue-${more}`);
      folders.push(folder);
      await mkdir(folder);
      await writeBigCatalogue(folder, { characters: more, locations: 0 });
      const catalogue = { folder, site: path.join(below, `site-${more}`), aside: path.join(below, 'aside') };
      const name = nameOf(more);
      subjects.push({ name, measure: () => measureSteps(catalogue, accounts, (step) => onRun(`${name}: ${step}…`)) });
    }
    const measured = await measureInTurns(subjects, runs, onRun);
    return [{ title: 'Commands; memory is that of the process that takes most.', measured, goals: GOALS }];
  } finally {
    await Promise.all(folders.map((folder) => DerivationCache.remove(folder)));
    await rm(below, { recursive: true, force: true });
  }
}
