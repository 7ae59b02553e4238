/** @jest-environment node */
import { rm } from 'node:fs/promises';
import { silentProgress, type StartProgress } from '@otherfolk/shared/catalogue/progress';
import { NAMES_FILE } from '@otherfolk/shared/search/search-files';
import { DerivationCache } from '../derived/derivation-cache';
import { DATA } from './data-folder';
import { exportTrial } from './testing/export-trial';

/** So many that their derived files come from another thread, where nothing is known of them. */
const PEOPLE = 510;

const trial = exportTrial();

/** Exports the catalogue into an empty folder; which works began, in their order, and all files. */
async function exportWith(cache: DerivationCache) {
  const begun: string[] = [];
  const startProgress: StartProgress = (what, total) => {
    begun.push(what);
    return silentProgress(what, total);
  };
  await rm(trial.out(), { recursive: true, force: true });
  await trial.exportIt({ cache, startProgress, fingerprints: { shell: '1', remotes: {} } });
  return { begun, files: await trial.everything() };
}

/** One that knows something, but not of this catalogue. */
async function knowingCache(): Promise<DerivationCache> {
  const open = () => DerivationCache.open('/elsewhere', { below: `${trial.home}/caches`, version: '1' });
  const cache = await open();
  cache.of(['something'], () => 1);
  await cache.save();
  return open();
}

test('a large catalogue is exported the same whether another thread derives its files or not', async () => {
  await trial.catalogue.addPeople(PEOPLE);
  const beside = await exportWith(new DerivationCache());
  const here = await exportWith(await knowingCache());
  expect(beside.files).toEqual(here.files);
  expect(Object.keys(here.files)).toContain(`${trial.out()}/${DATA}${NAMES_FILE}`);
  // While the thread derives, hidden names are looked for; else the renderer has something to do before.
  const works = ['looking for hidden names', 'rendering pages'];
  expect(beside.begun.filter((what) => works.includes(what))).toEqual(works);
  expect(here.begun.filter((what) => works.includes(what))).toEqual(works.reverse());
});
