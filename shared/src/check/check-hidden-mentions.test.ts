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
  `warning ${file} ${path}: visitors read here of ${name}, which they do not see yet. Say it without the name, release it, or allow it in mentions.json.`;

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

test.each(['The\u00a0Red\nHarvest', 'The Red Har\u00advest', 'THE RED HARVEST', 'Ｔｈｅ Red Harvest'])(
  "a public text that spells a title as '%s' is named",
  (text) => {
    hook(`All speak of ${text}.`);
    expect(catalogue.check()).toContain(says('plots/storm-modern.json', '$.hook', 'The Red Harvest'));
  },
);

test.each([
  ['Ash Grey', 'all saw ash grey there', 1],
  ['The Voice', 'all heard the voice there', 0],
])('a person is called %s: "%s" speaks of nobody or of them', (name, text, count) => {
  catalogue.edit<{ variantOverrides?: object }>('characters/mara-fantasy.json', (variant) => {
    variant.variantOverrides = { variantName: name };
  });
  hook(text);
  catalogue.index();
  expect(catalogue.check().filter((line) => line.includes('visitors read here'))).toHaveLength(count);
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

interface Variant {
  sections: Record<string, unknown>;
  variantOverrides?: object;
  gallery?: { file: string; style: string; genre: string }[];
}

const mentions = () => catalogue.check().filter((line) => line.includes('visitors read here'));

const overrides = { name: 'Margrave', nameInfo: { nickname: 'Gritty', fullName: 'Mara of Grey', firstName: 'Ash' } };

test.each(['Margrave', 'Gritty', 'Mara of Grey'])('the override %s of a hidden life is a name, too', (name) => {
  catalogue.edit<Variant>('characters/mara-fantasy.json', (variant) => void (variant.variantOverrides = overrides));
  hook(`Ask ${name}: nobody knows.`);
  expect(mentions()).toEqual([says('plots/storm-modern.json', '$.hook', name)]);
});

test('a name that a visible life has, too, and a first name alone, may be said', () => {
  catalogue.edit<Variant>('characters/mara-fantasy.json', (variant) => void (variant.variantOverrides = overrides));
  catalogue.edit<Variant>('characters/mara-modern.json', (variant) => {
    variant.variantOverrides = { nameInfo: { nickname: 'Gritty' } };
  });
  hook('Gritty, in the ash of Ash.');
  expect(mentions()).toEqual([]);
});

test('all names of one text are told, and a heading is a text', () => {
  hook('The Red Harvest, The Red Harvest, and Mara the Grey.');
  catalogue.edit<Variant>('characters/mara-modern.json', (variant) => {
    variant.sections = { Preferences: { 'The Red Harvest': 'dull' } };
  });
  catalogue.index();
  expect(mentions()).toEqual([
    says('characters/mara-modern.json', '$.sections.Preferences["The Red Harvest"]', 'The Red Harvest'),
    says('plots/storm-modern.json', '$.hook', 'The Red Harvest'),
    says('plots/storm-modern.json', '$.hook', 'Mara the Grey'),
  ]);
});

const saysId = (id: string) =>
  `error plots/storm-modern.json $.hook: visitors read here the id ${id} of something that they do not see yet. Say it without, or release it.`;

test.each([
  ['See harvest-horror.', ['harvest-horror']],
  ['https://otherfolk.example/characters/mara/mara-fantasy', ['mara-fantasy']],
  ['/locations/tower is far', ['locations/tower']],
  ['the tower of harvest-horror-2, not-harvest-horror, mara-modern', []],
])("ids in '%s' are told: %j", (text, ids) => {
  hook(text);
  expect(mentions()).toEqual(ids.map(saysId));
});

test('the file name of an image that only a hidden life has is told, another is not', () => {
  const image = (file: string) => ({ file, style: 'photo', genre: 'all' });
  catalogue.edit<Variant>('characters/mara-fantasy.json', (variant) => {
    variant.gallery = [image('rook.avif'), image('quay.avif')];
  });
  catalogue.edit<Variant>('characters/mara-modern.json', (variant) => void (variant.gallery = [image('quay.avif')]));
  hook('Drawn as rook.avif, quay.avif and old-rook.avif.');
  expect(mentions()).toEqual([
    'error plots/storm-modern.json $.hook: visitors read here of rook.avif, an image of something that they do not see yet. Say it without, or release it.',
  ]);
});

test('what refers to a hidden item by its id is no mention', () => {
  catalogue.edit<Variant>('characters/mara-modern.json', (variant) => {
    variant.sections = {
      relationships: [{ characterId: 'mara-fantasy', name: 'Mara the Grey', text: 'A dream' }],
    };
  });
  expect(mentions()).toEqual([]);
});

describe('the list of allowed mentions', () => {
  const allow = (list: unknown) => catalogue.write('mentions.json', list);
  const inHook = { file: 'plots/storm-modern.json', name: 'The Red Harvest' };

  test('allows a name in one file, and in no other', () => {
    hook('All speak of The Red Harvest and Mara the Grey.');
    catalogue.edit<{ tagline: string }>('site.json', (site) => void (site.tagline = 'Soon: The Red Harvest'));
    allow([inHook]);
    expect(mentions()).toEqual([
      says('plots/storm-modern.json', '$.hook', 'Mara the Grey'),
      says('site.json', '$.tagline', 'The Red Harvest'),
    ]);
  });

  test('allows no ids', () => {
    hook('See harvest-horror.');
    allow([{ ...inHook, name: 'harvest-horror' }]);
    expect(mentions()).toEqual([saysId('harvest-horror')]);
  });

  test.each([
    ['that no text says', 'The Red Harvest', 'Nothing of it.'],
    ['that is not hidden', 'Ivo Marsh', 'Ivo Marsh knows.'],
  ])('may lose an entry of a name %s', (_, name, text) => {
    hook(text);
    allow([{ ...inHook, name }]);
    catalogue.index();
    expect(catalogue.check()).toEqual([
      `warning mentions.json $: allows nothing: plots/storm-modern.json does not say ${name}, or visitors see whose name it is. It can be removed.`,
    ]);
  });

  test.each<[unknown, string[]]>([
    [{}, ['error mentions.json $: found an object. Write a list, or leave it out.']],
    [
      [inHook, { file: 'plots/storm-modern.json' }],
      ['error mentions.json $[1].name: found nothing. Write text that is not blank, or remove what lacks it.'],
    ],
    [
      [{ ...inHook, note: 'known' }],
      ['warning mentions.json $[0].note: a field that the site does not know. Correct its name, or remove it.'],
    ],
  ])('is checked for its form: %j', (list, lines) => {
    hook('All speak of The Red Harvest.');
    allow(list);
    catalogue.index();
    expect(catalogue.check().filter((line) => !line.includes('visitors read here'))).toEqual(lines);
  });
});
