/** @jest-environment node */
import fc from 'fast-check';
import { isCatalogueError } from '../catalogue/catalogue-error';
import { imageSet } from '../catalogue/image-paths';
import { readImageIndex } from '../catalogue/read-image-index';
import type { ReadJson } from '../catalogue/read-json';
import changelog from '../testing/catalogue/changelog.json';
import characterIndex from '../testing/catalogue/characters/index.variants.json';
import core from '../testing/catalogue/characters/mara.json';
import variant from '../testing/catalogue/characters/mara-modern.json';
import family from '../testing/catalogue/families/quill.json';
import locationIndex from '../testing/catalogue/locations/index.json';
import location from '../testing/catalogue/locations/quay.json';
import plotIndex from '../testing/catalogue/plots/index.json';
import plotVariantIndex from '../testing/catalogue/plots/index.variants.json';
import plot from '../testing/catalogue/plots/storm-modern.json';
import site from '../testing/catalogue/site.json';
import { fuzzed } from '../testing/fuzz-files';
import { readChangelog } from './changelog/read-changelog';
import { readCharacterCore, readCharacterVariant } from './character/read-character';
import { readCharacterIndex } from './character/read-character-index';
import { readFamily } from './family/read-family';
import { readLocation, readLocationIndex } from './location/read-locations';
import { readPlot, readPlotIndex, readPlotVariantIndex } from './plot/read-plots';
import { readSite } from './site/read-site';

const silent = () => undefined;
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation());

const images = {
  'gallery/a.avif': { width: 800, height: 600, widths: [200, 400] },
  'gallery/b.avif': { width: 400, height: 600 },
};

const readers: [file: string, json: unknown, read: (from: ReadJson) => Promise<unknown>][] = [
  ['site', site, (from) => readSite(from, silent)],
  ['changelog', changelog, (from) => readChangelog(from, silent)],
  ['character index', characterIndex, (from) => readCharacterIndex(from, silent)],
  ['core', core, (from) => readCharacterCore(from, 'mara', silent)],
  ['variant', variant, (from) => readCharacterVariant(from, 'mara-modern', silent)],
  ['family', family, (from) => readFamily(from, 'quill', silent)],
  ['plot index', plotIndex, (from) => readPlotIndex(from, silent)],
  ['index of variants', plotVariantIndex, (from) => readPlotVariantIndex(from, silent)],
  ['plot', plot, (from) => readPlot(from, 'storm-modern', silent)],
  ['location index', locationIndex, (from) => readLocationIndex(from, silent)],
  ['location', location, (from) => readLocation(from, 'quay', silent)],
  ['image index', images, (from) => readImageIndex(from, silent)],
];

test.each(readers)(
  'a fuzzed %s is read, or refused as what it is, and reading it twice gives the same',
  async (_, json, read) => {
    const failed = Symbol();
    const attempt = (file: unknown) =>
      read(() => Promise.resolve(structuredClone(file))).catch((error: unknown) => {
        expect(isCatalogueError(error)).toBe(true);
        return failed;
      });
    await fc.assert(
      fc.asyncProperty(fuzzed(json), async (file) => {
        expect(await attempt(file)).toEqual(await attempt(file));
        expect('polluted' in {}).toBe(false);
      }),
      { numRuns: 150 },
    );
  },
  60_000,
);

test('an image of any index has an address of this site, and sizes in pixels or none', async () => {
  await fc.assert(
    fc.asyncProperty(fuzzed(images), fc.constantFrom('a.avif', 'b.avif'), async (file, name) => {
      const index = await readImageIndex(() => Promise.resolve(file), silent);
      const { src, srcSet = '', width = 1, height = 1 } = imageSet('gallery', name, index);
      expect(src).toBe(`/data/images/gallery/${name}`);
      expect(srcSet).toMatch(/^$|^(\/data\/images\/gallery\/[ab](@[\de+]+)?\.avif [\de+]+w(, |$))+$/);
      expect([width, height].every((pixels) => Number.isInteger(pixels) && pixels > 0)).toBe(true);
    }),
    { numRuns: 500 },
  );
}, 60_000);
