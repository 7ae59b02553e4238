/** @jest-environment node */
import { TemporaryCatalogue } from './temporary-catalogue';

let catalogue: TemporaryCatalogue;

beforeEach(async () => {
  catalogue = await TemporaryCatalogue.ofFixture();
  await catalogue.edit<{ title: string }>('plots/harvest-horror.json', (plot) => void (plot.title = 'The Red Harvest'));
  await catalogue.edit<{ name: string }>('locations/tower.json', (location) => void (location.name = 'Tower (Old)'));
  await catalogue.edit<{ variantOverrides?: object }>('characters/mara-fantasy.json', (variant) => {
    variant.variantOverrides = { variantName: 'Mara the Grey' };
  });
  await catalogue.index();
});
afterEach(() => catalogue.remove());

const says = (file: string, path: string, name: string) =>
  `warning ${file} ${path}: visitors read here of ${name}, which they do not see yet. Say it without the name, or release it.`;

const hook = (text: string) =>
  catalogue.edit<{ hook: string }>('plots/storm-modern.json', (plot) => void (plot.hook = text));

test.each([
  ['All speak of The Red Harvest.', 'The Red Harvest'],
  ['Meet me at Tower (Old)!', 'Tower (Old)'],
  ['Mara the Grey', 'Mara the Grey'],
])("a public text that says '%s' is named", async (text, name) => {
  await hook(text);
  await expect(catalogue.check()).resolves.toContain(says('plots/storm-modern.json', '$.hook', name));
});

test.each(['the red harvest', 'The Red Harvesters', 'Mara Quill', 'Tower'])(
  "a text that says '%s' is not",
  async (text) => {
    await hook(text);
    expect((await catalogue.check()).filter((line) => line.includes('visitors read here'))).toEqual([]);
  },
);

test('texts that visitors do not read may say all names', async () => {
  await catalogue.edit<{ hook: string }>('plots/harvest-horror.json', (plot) => void (plot.hook = 'The Red Harvest.'));
  await catalogue.index();
  await expect(catalogue.check()).resolves.toEqual([]);
});

test('the changelog, families, places and the name of the site are read, too', async () => {
  await catalogue.edit<{ tagline: string }>('site.json', (site) => void (site.tagline = 'Soon: The Red Harvest'));
  await catalogue.edit<{ motto: string }>('families/quill.json', (family) => void (family.motto = 'Mara the Grey'));
  await catalogue.edit<{ summary: string }>('locations/quay.json', (quay) => void (quay.summary = 'Below Tower (Old)'));
  await catalogue.edit<{ items: { text: string }[] }[]>('changelog.json', ([release]) => {
    if (release?.items[0]) release.items[0].text = 'Added The Red Harvest';
  });
  await catalogue.index();
  await expect(catalogue.check()).resolves.toEqual([
    says('changelog.json', '$[0].items[0].text', 'The Red Harvest'),
    says('families/quill.json', '$.motto', 'Mara the Grey'),
    says('locations/quay.json', '$.summary', 'Tower (Old)'),
    says('site.json', '$.tagline', 'The Red Harvest'),
  ]);
});

test('what is released may be named', async () => {
  await hook('All speak of The Red Harvest.');
  await catalogue.edit<{ currentRelease: number }>('site.json', (site) => void (site.currentRelease = 99));
  await catalogue.index();
  expect((await catalogue.check()).filter((line) => line.includes('The Red Harvest'))).toEqual([]);
});
