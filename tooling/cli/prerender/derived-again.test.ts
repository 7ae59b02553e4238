/** @jest-environment node */
import { cp, mkdir, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { silentProgress } from '@otherfolk/shared/catalogue/progress';
import { VIEWERS, type ViewName } from '@otherfolk/shared/domain/audiences';
import { guardedParts } from '@otherfolk/shared/guarded/guarded-index';
import { checkCatalogueFolder } from '../content/check-catalogue';
import { TemporaryCatalogue, TODAY } from '../content/temporary-catalogue';
import { DerivationCache } from '../derived/derivation-cache';
import { SplitCatalogue } from '../guarded/split-catalogue';
import { calendarFiles } from './calendar-files';
import { refusedMentions } from './refused-mentions';
import { catalogueEdit } from './testing/catalogue-edits';

/** Of two edits, on average. */
const STEPS = 50;

/** After so many, the catalogue is as it was in the beginning: what is left of it otherwise shows less and less. */
const STEPS_FROM_START = 8;
const TIMEOUT_MS = 240_000;

const views = Object.keys(VIEWERS) as ViewName[];

let below: string;
let start: TemporaryCatalogue;
let catalogue: TemporaryCatalogue;

beforeEach(async () => {
  below = await mkdtemp(path.join(tmpdir(), 'derived-'));
  start = await TemporaryCatalogue.ofFixture();
  catalogue = await TemporaryCatalogue.empty();
});
afterEach(async () => {
  await rm(below, { recursive: true });
  await start.remove();
  await catalogue.remove();
});

/** All that is derived of the catalogue, for every kind of viewer. */
async function derivedWith(cache: DerivationCache) {
  const folder = await realpath(catalogue.folder);
  const split = await SplitCatalogue.read(folder, undefined, cache);
  const files: Record<string, unknown> = {};
  for (const view of views) {
    for (const part of guardedParts) {
      for (const file of await split.filesOf(view, part)) files[`${view} ${file}`] = await split.file(view, file);
    }
  }
  return {
    files,
    mentions: await refusedMentions(folder, split, silentProgress),
    calendars: await calendarFiles(split.visitorReader, 'https://a.example', { cache }),
    check: await checkCatalogueFolder(folder, { today: TODAY }, cache),
  };
}

/** What is refused is refused in the same words. */
const orRefused = <T>(work: Promise<T>): Promise<T | string> => work.catch(String);

test(
  'after any edits, what is derived with a cache is what is derived without one',
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
      const again = await orRefused(derivedWith(cache));
      await cache.save();
      const names = batch.map(({ name }) => name).join('; ');
      expect({ names, derived: again }).toEqual({
        names,
        derived: await orRefused(derivedWith(new DerivationCache())),
      });
    }
  },
  TIMEOUT_MS,
);
