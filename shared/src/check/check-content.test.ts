/** @jest-environment node */
import { CatalogueInMemory } from '../testing/catalogue-in-memory';

type Json = Record<string, unknown> & { [key: string]: Json };

let catalogue: CatalogueInMemory;

beforeEach(() => {
  catalogue = new CatalogueInMemory();
});

test('the fixture catalogue has nothing to find', () => {
  expect(catalogue.check()).toEqual([]);
});

/** One change of one file, and all that the check then says, once the index is built again. */
const mistakes: [string, string, (json: Json) => unknown, string[]][] = [
  [
    'a field of the wrong type',
    'characters/mara.json',
    (json) => Object.assign(json, { ageless: 7 }),
    ['error characters/mara.json $.ageless: found 7. Write true or false, or leave it out.'],
  ],
  [
    'half an emoji in a text and in a heading',
    'plots/storm-modern.json',
    (json) => Object.assign(json, { hook: 'A storm \ud83d', sections: { 'Over\udf0aview': 'It rains.' } }),
    [
      'warning plots/storm-modern.json $.hook: half of an emoji or another character, shown as \ufffd. Write the whole of it.',
      'warning plots/storm-modern.json $.sections["Over\\udf0aview"]: half of an emoji or another character, shown as \ufffd. Write the whole of it.',
    ],
  ],
  [
    'a colour by name',
    'characters/mara.json',
    (json) => Object.assign(json['styling'] ?? {}, { themeColor: 'navy' }),
    [
      'error characters/mara.json $.styling.themeColor: found "navy". Write a colour, #rgb or #rrggbb, or leave it out.',
    ],
  ],
  [
    'a day that the calendar does not have',
    'plots/storm-modern.json',
    (json) => Object.assign(json['recordInfo'] ?? {}, { dateAdded: '2026-02-30' }),
    [
      'error plots/storm-modern.json $.recordInfo.dateAdded: found "2026-02-30". Write a day of the calendar, YYYY-MM-DD, or leave it out.',
    ],
  ],
  [
    'a day of release of what is published',
    'plots/storm-modern.json',
    (json) => Object.assign(json['recordInfo'] ?? {}, { releaseAt: '2027-01-01' }),
    [
      'warning plots/storm-modern.json $.recordInfo.releaseAt: is published already, whatever its day. Remove one of the two.',
    ],
  ],
  [
    'days to come and out of order',
    'characters/mara-modern.json',
    (json) => Object.assign(json['recordInfo'] ?? {}, { dateAdded: '2027-01-01' }),
    [
      'warning characters/mara-modern.json $.recordInfo.dateAdded: 2027-01-01 is yet to come. Correct the date.',
      'warning characters/mara-modern.json $.recordInfo.dateUpdated: updated before it was added. Correct one of the dates.',
    ],
  ],
  [
    'a slip in the name of a field',
    'characters/mara.json',
    (json) => Object.assign(json['sections'] ?? {}, { Backstroy: 'text' }),
    [
      'warning characters/mara.json $.sections.Backstroy: a field that the site does not know. Correct its name, or remove it.',
    ],
  ],
  [
    'an id that is not the name of the file',
    'locations/quay.json',
    (json) => Object.assign(json, { id: 'quai' }),
    ['error locations/quay.json $.id: not the name of the file. Write "quay".'],
  ],
  [
    'no id',
    'families/quill.json',
    (json) => {
      delete json['id'];
    },
    ['warning families/quill.json $.id: no id. Add "id": "quill".'],
  ],
  [
    'a formula that cannot be read',
    'characters/ivo.json',
    (json) => Object.assign(json, { ageGrade: { ageFormula: 'X years' } }),
    ['error characters/ivo.json $.ageGrade.ageFormula: cannot be read: X years. Write arithmetic on X, such as X+6.'],
  ],
  [
    'a formula that comes to nothing',
    'characters/ivo-modern.json',
    (json) => Object.assign(json, { variantOverrides: { ageGrade: { ageFormula: 'X-90' } } }),
    [
      'warning characters/ivo-modern.json $.variantOverrides.ageGrade.ageFormula: gives no age at the base age 18: X-90. Write a formula that comes to 0 or more.',
    ],
  ],
  [
    'a family that does not exist',
    'characters/mara.json',
    (json) => Object.assign(json, { family: 'quillon' }),
    [
      'error characters/mara.json $.family: there is no family quillon. Name one, or remove it.',
      'warning families/quill.json $.members[2]: mara does not name this family. Write "family": "quill" in the character\'s file.',
    ],
  ],
  [
    'connections that lead nowhere',
    'locations/quay.json',
    (json) =>
      Object.assign(json, { connectedPlots: ['storm', 'storm-modern', 'calm'], connectedCharacters: ['moira'] }),
    [
      'error locations/quay.json $.connectedCharacters[0]: there is no character or variant moira. Name one, or remove it.',
      'error locations/quay.json $.connectedPlots[2]: there is no plot or plot variant calm. Name one, or remove it.',
    ],
  ],
  [
    'a relationship with nobody',
    'characters/mara.json',
    (json) => Object.assign(json['sections'] ?? {}, { relationships: [{ characterId: 'nobody', name: 'N' }] }),
    [
      'warning characters/ivo.json $.sections.relationships[0]: mara does not name ivo among the relationships. Add ivo there, or remove mara here.',
      'error characters/mara.json $.sections.relationships[0].characterId: there is no character or variant nobody. Name one, or remove it.',
    ],
  ],
  [
    'a relationship of an unknown kind',
    'characters/mara.json',
    (json) => {
      const relationships = json['sections']?.['relationships'] as unknown as Json[];
      Object.assign(relationships[0] ?? {}, { kind: 'nemesis' });
    },
    [
      'error characters/mara.json $.sections.relationships[0].kind: found "nemesis". Write one of family, love, friend, ally, rival, enemy, work, other, or leave it out.',
    ],
  ],
  [
    'parents outside the family',
    'families/quill.json',
    (json) =>
      Object.assign(json, { members: [{ id: 'a', characterId: 'mara', name: 'A', parents: ['b'], partners: ['a'] }] }),
    [
      'error families/quill.json $.members[0].parents[0]: the family has no member "b". Add the member, or remove the id.',
    ],
  ],
  [
    'a variant in the list without a file',
    'characters/ivo.json',
    (json) => (json['variants'] as unknown as unknown[]).push({ id: 'ivo-sea' }),
    [
      'error characters/ivo.json $.variants[3].id: there is no variant ivo-sea. Add characters/ivo-sea.json, or remove the entry.',
    ],
  ],
  [
    'a variant listed twice',
    'characters/ivo.json',
    (json) => (json['variants'] as unknown as unknown[]).push({ id: 'ivo-modern' }),
    ['error characters/ivo.json $.variants[3].id: ivo-modern is listed twice. Remove one of them.'],
  ],
  [
    'a variant that its core does not list',
    'characters/ivo.json',
    (json) => (json['variants'] as unknown as unknown[]).pop(),
    [
      'warning characters/ivo-mystery.json $.variantOf: characters/ivo.json does not list this variant, so nobody sees it. Add it to the variants there.',
    ],
  ],
  [
    'a variant of somebody else',
    'characters/ivo-mystery.json',
    (json) => Object.assign(json, { variantOf: 'iva' }),
    ['error characters/ivo-mystery.json $.variantOf: there is no character iva. Write the id of the core.'],
  ],
  [
    'a variant that does not say whose it is',
    'characters/ivo-mystery.json',
    (json) => {
      delete json['variantOf'];
    },
    ['error characters/ivo-mystery.json $.variantOf: does not say whose variant it is. Write the id of the core.'],
  ],
  [
    'core and variant that disagree',
    'characters/mara-fantasy.json',
    (json) => Object.assign(json['recordInfo'] ?? {}, { version: 2 }),
    [
      'error characters/mara.json $.variants[2].recordInfo: mara-fantasy is published in version 3 here, but published in version 2 in its file. Let both say the same.',
    ],
  ],
  [
    'a featured variant that visitors do not see',
    'site.json',
    (json) => Object.assign(json, { featured: { characters: ['ivo-horror', 'mara'], plot: 'harvest-horror' } }),
    [
      'error site.json $.featured.characters[1]: there is no variant mara. Name one, or remove it.',
      'warning site.json $.featured.characters[0]: visitors do not see ivo-horror. Feature something that is published and named.',
      'warning site.json $.featured.plot: visitors do not see harvest-horror. Feature something that is published and named.',
    ],
  ],
  [
    'images of the wrong kind',
    'characters/mara-modern.json',
    (json) => Object.assign(json, { gallery: [{ file: 'mara.avif', style: 'oil' }] }),
    [
      'warning characters/mara-modern.json $.gallery[0].style: oil: not a gallery style. Choose from anime, drawn, disney, pixar, chibi, RPG, superhero, photo, abstract.',
      'warning characters/mara-modern.json $.gallery[0]: an image without a genre is never shown. Add "genre": "all".',
      'error characters/mara-modern.json $.gallery[0].file: there is no image images/gallery/mara.avif. Move it there from images/avatars/mara.avif.',
    ],
  ],
  [
    'an image by URL',
    'locations/quay.json',
    (json) => Object.assign(json, { coverImage: 'https://example.test/a.avif' }),
    [
      'error locations/quay.json $.coverImage: found "https://example.test/a.avif". Write a bare file name, or leave it out.',
    ],
  ],
  [
    'a stage of life that never comes',
    'characters/ivo.json',
    (json) => Object.assign(json['sections'] ?? {}, { 'Life Stages': [{ name: 'Teenager' }] }),
    [
      'warning characters/ivo.json $.sections["Life Stages"][0].name: Teenager: no such stage of life, so it is never shown. Choose from Early Childhood, Childhood, Preteen, Teen, Young Adult, Adult.',
    ],
  ],
  [
    'a changelog with a mistake in it',
    'changelog.json',
    () => [{ title: 'R', date: '2030-01-01', items: [{ part: 'Plots' }] }],
    [
      'error changelog.json $[0].items[0].text: found nothing. Write text that is not blank, or remove what lacks it.',
      'warning changelog.json $[0].date: 2030-01-01 is yet to come. Correct the date.',
    ],
  ],
];

test.each(mistakes)('%s', (_, file, change, lines) => {
  catalogue.edit<Json>(file, (json) => {
    const changed = change(json);
    return Array.isArray(json) ? (changed as Json) : undefined;
  });
  catalogue.index();
  expect(catalogue.check()).toEqual(lines);
});

test('a new variant may have another version in the core while it is not published', () => {
  catalogue.edit<Json>('characters/ivo-mystery.json', (json) => {
    Object.assign(json['recordInfo'] ?? {}, { version: 0 });
  });
  catalogue.index();
  expect(catalogue.check()).toEqual([]);
});
