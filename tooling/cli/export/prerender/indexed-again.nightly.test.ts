/** @jest-environment node */
import { checkCatalogueFolder } from '../../derive/content/check-catalogue';
import { indexCatalogue, type IndexResult } from '../../derive/content/index-catalogue';
import { TODAY } from '../../derive/content/testing/temporary-catalogue';
import { EditedCatalogue } from './testing/edited-catalogue';

const STEPS = 60;
const TIMEOUT_MS = 240_000;

let catalogue: EditedCatalogue;
beforeEach(async () => (catalogue = await EditedCatalogue.open()));
afterEach(() => catalogue.remove());

/** What an index has changed. */
const changesOf = ({ written, derived }: IndexResult) => [
  ...written.filter(({ changed }) => changed).map(({ file }) => file),
  ...derived.filter(({ changed }) => changed > 0).map(({ folder }) => folder),
];

test(
  'after any edits, an index with a cache leaves nothing to do for one without, nor to find for the check',
  async () => {
    jest.spyOn(console, 'error').mockImplementation();
    const { folder } = catalogue;
    for await (const names of catalogue.edits(STEPS)) {
      const { obstacles } = await catalogue.withCache((cache) => indexCatalogue(folder, cache));
      const anew = await indexCatalogue(folder);
      const { findings } = await checkCatalogueFolder(folder, { today: TODAY });
      const stale = findings.filter(({ remedy }) => remedy.includes('content -- index'));
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
