import { mkdir, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openBackend } from '@otherfolk/local-backend/backend';
import { readCharacterIndex } from '@otherfolk/shared/kinds/character/read-character-index';
import { fromRoot } from '@otherfolk/system/from-root';
import { targetOf } from '@otherfolk/webpack/backend-target';
import { buildAll } from '../build/build-all';
import { diskReader } from '../catalogue/catalogue-folder';
import { DerivationCache } from '../derived/derivation-cache';
import { writeBigCatalogue } from './big-catalogue';
import { livesText } from './lives-text';
import { measureCommand } from './measure-command';
import { runScale, type ScaleResult } from './run-scale';
import { type ScaledCatalogue, scaleStepIds, scaleSteps } from './scale-steps';

interface ScaleWork {
  /** How many lives each catalogue has beside the shipped ones. */
  lives: readonly number[];
  runs: number;
  /** Hears what is done now. */
  onRun: (what: string) => void;
}

type Catalogue = ScaledCatalogue & { lives: number; more: number };

async function writeCatalogue(below: string, more: number): Promise<Catalogue> {
  const folder = path.join(below, `catalogue-${more}`);
  await mkdir(folder);
  await writeBigCatalogue(folder, { characters: more, locations: 0 });
  const { length: lives } = await readCharacterIndex(diskReader(folder));
  return { folder, site: path.join(below, `site-${more}`), aside: path.join(below, 'aside'), lives, more };
}

/** Makes the demo accounts beforehand: they cost the first start of a server alone. */
async function makeAccounts(below: string): Promise<string> {
  const accounts = path.join(below, 'accounts');
  const backend = await openBackend({ environment: { ACCOUNTS_DIR: accounts }, port: 0 });
  await backend.close();
  return accounts;
}

/**
 * Measures the commands on copies of the shipped catalogue, as it is and with many lives more. All are written for it, and thrown
 * away after it, with what was derived of them.
 */
export async function measureScale({ lives, runs, onRun }: ScaleWork): Promise<ScaleResult[]> {
  await buildAll();
  await buildAll({ target: targetOf('none', process.env) });
  const below = await realpath(await mkdtemp(path.join(tmpdir(), 'otherfolk-scale-')));
  const catalogues: Catalogue[] = [];
  try {
    const accounts = await makeAccounts(below);
    for (const more of [0, ...lives]) {
      onRun(more === 0 ? 'copying the shipped catalogue…' : `writing ${livesText(more)} more…`);
      catalogues.push(await writeCatalogue(below, more));
    }
    return await runScale({
      catalogues,
      steps: scaleStepIds,
      runs,
      onStep: (run, catalogue, step) =>
        onRun(`scale, run ${run} of ${runs}, ${livesText(catalogue.lives)}: ${scaleSteps[step].label}…`),
      measure: async (catalogue, id) => {
        const { prepare, command, ...ending } = scaleSteps[id];
        await prepare(catalogue);
        const environment = { DATA_DIR: catalogue.folder, ACCOUNTS_DIR: accounts, PORT: '0' };
        const args = [fromRoot('tooling/cli/run.mjs'), ...command(catalogue)];
        return measureCommand({ args, environment, ...ending });
      },
    });
  } finally {
    await Promise.all(catalogues.map(({ folder }) => DerivationCache.forget(folder)));
    await rm(below, { recursive: true, force: true });
  }
}
