/** @jest-environment node */
import { CatalogueInMemory } from '../testing/catalogue-in-memory';

let catalogue: CatalogueInMemory;

beforeEach(() => {
  catalogue = new CatalogueInMemory();
  catalogue.edit<{ title: string }>('plots/harvest-horror.json', (plot) => void (plot.title = 'The Red Harvest'));
  catalogue.edit<{ name: string }>('locations/tower.json', (location) => void (location.name = 'Tower (Old)'));
  catalogue.edit<{ variantOverrides?: object }>('characters/mara-fantasy.json', (variant) => {
    variant.variantOverrides = { variantName: 'Mara the Grey' };
  });
  catalogue.index();
});

const says = (file: string, path: string, name: string) =>
  `warning ${file} ${path}: visitors read here of ${name}, which they do not see yet. Say it without the name, or release it.`;

const hook = (text: string) =>
  catalogue.edit<{ hook: string }>('plots/storm-modern.json', (plot) => void (plot.hook = text));

test.each([
  ['All speak of The Red Harvest.', 'The Red Harvest'],
  ['Meet me at Tower (Old)!', 'Tower (Old)'],
  ['Mara the Grey', 'Mara the Grey'],
])("a public text that says '%s' is named", (text, name) => {
  hook(text);
  expect(catalogue.check()).toContain(says('plots/storm-modern.json', '$.hook', name));
});

test.each(['the red harvest', 'The Red Harvesters', 'Mara Quill', 'Tower'])("a text that says '%s' is not", (text) => {
  hook(text);
  expect(catalogue.check().filter((line) => line.includes('visitors read here'))).toEqual([]);
});

test('texts that visitors do not read may say all names', () => {
  catalogue.edit<{ hook: string }>('plots/harvest-horror.json', (plot) => void (plot.hook = 'The Red Harvest.'));
  catalogue.index();
  expect(catalogue.check()).toEqual([]);
});

test('the changelog, families, places and the name of the site are read, too', () => {
  catalogue.edit<{ tagline: string }>('site.json', (site) => void (site.tagline = 'Soon: The Red Harvest'));
  catalogue.edit<{ motto: string }>('families/quill.json', (family) => void (family.motto = 'Mara the Grey'));
  catalogue.edit<{ summary: string }>('locations/quay.json', (quay) => void (quay.summary = 'Below Tower (Old)'));
  catalogue.edit<{ items: { text: string }[] }[]>('changelog.json', ([release]) => {
    if (release?.items[0]) release.items[0].text = 'Added The Red Harvest';
  });
  catalogue.index();
  expect(catalogue.check()).toEqual([
    says('changelog.json', '$[0].items[0].text', 'The Red Harvest'),
    says('families/quill.json', '$.motto', 'Mara the Grey'),
    says('locations/quay.json', '$.summary', 'Tower (Old)'),
    says('site.json', '$.tagline', 'The Red Harvest'),
  ]);
});

test('what is released may be named', () => {
  hook('All speak of The Red Harvest.');
  catalogue.edit<{ currentRelease: number }>('site.json', (site) => void (site.currentRelease = 99));
  catalogue.index();
  expect(catalogue.check().filter((line) => line.includes('The Red Harvest'))).toEqual([]);
});
