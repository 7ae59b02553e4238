/** @jest-environment node */
import { VIEWERS, type ViewName } from '@otherfolk/shared/domain/audiences';
import { guardedParts } from '@otherfolk/shared/guarded/guarded-index';
import { DerivationCache } from '../../derive/cache/derivation-cache';
import { checkCatalogueFolder } from '../../derive/content/check-catalogue';
import { TODAY } from '../../derive/content/testing/temporary-catalogue';
import { SplitCatalogue } from '../../derive/guarded/split-catalogue';
import { calendarFiles } from './calendar-files';
import { refusedMentions } from './refused-mentions';
import { EditedCatalogue } from './testing/edited-catalogue';

const STEPS = 50;
const TIMEOUT_MS = 240_000;

const views = Object.keys(VIEWERS) as ViewName[];

let catalogue: EditedCatalogue;
beforeEach(async () => (catalogue = await EditedCatalogue.open()));
afterEach(() => catalogue.remove());

/** All that is derived of the catalogue, for every kind of viewer. */
async function derivedWith(cache: DerivationCache) {
  const { folder } = catalogue;
  const split = await SplitCatalogue.read(folder, undefined, cache);
  const files: Record<string, unknown> = {};
  for (const view of views) {
    for (const part of guardedParts) {
      for (const file of await split.filesOf(view, part)) files[`${view} ${file}`] = await split.file(view, file);
    }
  }
  return {
    files,
    mentions: await refusedMentions(folder, split),
    calendars: await calendarFiles(split.visitorReader, 'https://a.example'),
    check: await checkCatalogueFolder(folder, { today: TODAY }, cache),
  };
}

/** What is refused is refused in the same words. */
const orRefused = <T>(work: Promise<T>): Promise<T | string> => work.catch(String);

test(
  'after any edits, what is derived with a cache is what is derived without one',
  async () => {
    jest.spyOn(console, 'error').mockImplementation();
    for await (const names of catalogue.edits(STEPS)) {
      const again = await catalogue.withCache((cache) => orRefused(derivedWith(cache)));
      expect({ names, derived: again }).toEqual({
        names,
        derived: await orRefused(derivedWith(new DerivationCache())),
      });
    }
  },
  TIMEOUT_MS,
);
