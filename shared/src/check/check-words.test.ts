/** @jest-environment node */
import { CatalogueInMemory } from '../testing/catalogue-in-memory';

type Json = Record<string, unknown> & { [key: string]: Json };

let catalogue: CatalogueInMemory;

beforeEach(() => {
  catalogue = new CatalogueInMemory();
});

const LONG = 'A sentence that is long enough to be noticed when it comes twice.';

const mistakes: [string, string, (json: Json) => void, string[]][] = [
  [
    'an accent that is lost on the dark ground and on its own theme colour',
    'characters/mara.json',
    (json) => void Object.assign(json, { styling: { themeColor: '#31405f', accentColor: '#222' } }),
    [
      'warning characters/mara.json $.styling.accentColor: #222 reads at 1.2:1 on the dark ground, below 3:1. Choose a lighter accent.',
      'warning characters/mara.json $.styling.accentColor: #222 does not stand out from the theme colour #31405f. Choose a pair with more contrast.',
    ],
  ],
  [
    'blank items and texts to be written',
    'characters/mara-modern.json',
    (json) => void Object.assign(json, { sections: { Preferences: ['Tea', ' '], Backstory: 'TODO: her youth' } }),
    [
      'warning characters/mara-modern.json $.sections.Backstory: still to be written: TODO: her youth. Write the text.',
      'warning characters/mara-modern.json $.sections.Preferences[1]: blank. Write something, or remove it.',
    ],
  ],
  [
    'a text that stands elsewhere too, whatever its spaces and capitals',
    'locations/quay.json',
    (json) => void Object.assign(json, { summary: LONG, vibe: [LONG.toUpperCase().replace(' ', '\n')] }),
    [
      'warning locations/quay.json $.vibe[0]: the same text stands in locations/quay.json $.summary. Say something of its own, or leave it to the one place.',
    ],
  ],
  [
    'a page without a text',
    'plots/storm-modern.json',
    (json) => void Object.assign(json, { sections: { twistIdeas: [] } }),
    ['warning plots/storm-modern.json $.sections: a page without a text. Write at least one section.'],
  ],
];

test.each(mistakes)('%s', (_, file, change, lines) => {
  catalogue.edit<Json>(file, change);
  catalogue.index();
  const found = catalogue.check();
  expect(found.sort()).toEqual(lines.sort());
});

test('only a catalogue that promises to stay below a rating is held to it', () => {
  catalogue.edit<Json>('characters/ivo-modern.json', (json) => {
    Object.assign(json['recordInfo'] ?? {}, { contentRating: 2 });
  });
  catalogue.index();
  expect(catalogue.check()).toEqual([]);
  expect(catalogue.check({ maxRating: 1 })).toEqual([
    'error characters/ivo-modern.json $.recordInfo.contentRating: rated 2, above 1. Tone the text down, or leave it out.',
  ]);
});
