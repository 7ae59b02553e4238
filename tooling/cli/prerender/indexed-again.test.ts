/** @jest-environment node */
import { cp, mkdir, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { checkCatalogueFolder } from '../content/check-catalogue';
import { indexCatalogue, type IndexResult } from '../content/index-catalogue';
import { TemporaryCatalogue, TODAY } from '../content/temporary-catalogue';
import { DerivationCache } from '../derived/derivation-cache';
import { catalogueEdit } from './testing/catalogue-edits';

/** Of two edits, on average. */
const STEPS = 60;

/** After so many, the catalogue is as it was in the beginning: what is left of it otherwise shows less and less. */
const STEPS_FROM_START = 8;
const TIMEOUT_MS = 240_000;

let below: string;
let start: TemporaryCatalogue;
let catalogue: TemporaryCatalogue;

beforeEach(async () => {
  below = await mkdtemp(path.join(tmpdir(), 'indexed-'));
  start = await TemporaryCatalogue.ofFixture();
  catalogue = await TemporaryCatalogue.empty();
});
afterEach(async () => {
  await rm(below, { recursive: true });
  await start.remove();
  await catalogue.remove();
});

/** What an index has changed. */
const changesOf = ({ written, derived }: IndexResult) => [
  ...written.filter(({ changed }) => changed).map(({ file }) => file),
  ...derived.filter(({ changed }) => changed > 0).map(({ folder }) => folder),
];

test(
  'after any edits, an index with a cache leaves nothing to do for one without, nor to find for the check',
  async () => {
    jest.spyOn(console, 'error').mockImplementation();
    const folder = await realpath(catalogue.folder);
    const site = { folder: path.join(below, 'site'), records: path.join(below, 'records') };
    for (const each of Object.values(site)) await mkdir(each);
    const batches = fc.sample(fc.array(catalogueEdit, { minLength: 1, maxLength: 3 }), STEPS);
    for (const [step, batch] of batches.entries()) {
      if (step % STEPS_FROM_START === 0) {
        await catalogue.remove();
        await cp(start.folder, catalogue.folder, { recursive: true });
      }
      for (const edit of batch) await edit.apply(catalogue, site);
      const cache = await DerivationCache.open(folder, { below, version: 'one' });
      const { obstacles } = await indexCatalogue(folder, cache);
      await cache.save();
      const anew = await indexCatalogue(folder);
      const { findings } = await checkCatalogueFolder(folder, { today: TODAY });
      const stale = findings.filter(({ remedy }) => remedy.includes('content -- index'));
      const names = batch.map(({ name }) => name).join('; ');
      const isHindered = obstacles.length > 0;
      expect({ names, obstacles, changes: [], stale: isHindered ? stale : [] }).toEqual({
        names,
        obstacles: anew.obstacles,
        changes: changesOf(anew),
        stale,
      });
    }
  },
  TIMEOUT_MS,
);
