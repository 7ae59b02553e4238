/** @jest-environment node */
import type { SourceLink } from '../source/source-item';
import { item, planned, value } from '../testing/planned';

const LIFE = 'characters/elena-torres-modern.json';

test('a card becomes a person with one life, both unpublished, and both know their source', async () => {
  const { files, json } = await planned([
    item({ fields: [value(['sections', 'Overview'], 'She sails.'), value(['physical', 'height'], `5'4" (162.6 cm)`)] }),
  ]);
  expect(files).toEqual(['characters/elena-torres.json', 'characters/elena-torres-modern.json']);
  expect(json('characters/elena-torres.json')).toMatchObject({
    name: 'Elena Torres',
    physical: { height: `5'4" (162.6 cm)` },
    recordInfo: { dateAdded: '2026-11-28', published: false, source: { id: 'person/card/elena' } },
    variants: [{ id: 'elena-torres-modern', label: 'Modern', recordInfo: { published: false } }],
  });
  expect(json('characters/elena-torres-modern.json')).toMatchObject({
    variantOf: 'elena-torres',
    genre: 'Modern',
    recordInfo: { published: false, source: { id: 'card/elena' } },
    sections: { Overview: 'She sails.' },
  });
});

test('files of one person are lives of one person, and what differs of the person is said of the life', async () => {
  const person = { key: 'elena', name: 'Elena Torres' };
  const { files, json } = await planned([
    item({ person, label: 'Fantasy', fields: [value(['physical', 'height'], 'tall')] }),
    item({
      person,
      sourceId: 'card/elena-2',
      name: 'Captain Torres',
      label: 'Sci-Fi',
      fields: [value(['physical', 'height'], 'taller')],
    }),
  ]);
  expect(files).toHaveLength(3);
  expect(json('characters/elena-torres.json')).toMatchObject({ physical: { height: 'tall' }, variants: [{}, {}] });
  expect(json('characters/elena-torres-sci-fi.json')).toMatchObject({
    variantOverrides: { physical: { height: 'taller' }, variantName: 'Captain Torres' },
  });
});

test('two people with one name stay two, until somebody says that they are one', async () => {
  const both = [item(), item({ sourceId: 'card/other' })];
  expect((await planned(both)).files).toHaveLength(4);
  const choices = {
    persons: { 'person/card/other': { key: 'person/card/elena' } },
    worlds: { 'card/other': 'Horror' },
  };
  expect((await planned(both, { choices })).files).toEqual([
    'characters/elena-torres.json',
    'characters/elena-torres-modern.json',
    'characters/elena-torres-horror.json',
  ]);
});

test('values of one place are joined, and each has a line', async () => {
  const { json, lines } = await planned([
    item({
      fields: [
        value(['sections', 'Overview'], 'One.'),
        value(['sections', 'Overview'], 'Two.'),
        { from: 'script', text: 'alert(1)', note: 'Scripts are left out.' },
      ],
    }),
  ]);
  expect(json('characters/elena-torres-modern.json')).toMatchObject({ sections: { Overview: 'One.\n\nTwo.' } });
  expect(lines.map(({ text, state, note }) => [text, state, note])).toEqual([
    ['One.', 'added', undefined],
    ['Two.', 'added', undefined],
    ['alert(1)', 'left-out', 'Scripts are left out.'],
  ]);
});

const relation = (name: string): SourceLink => ({ from: 'rel', as: 'relation', name, words: 'Friend', kind: 'friend' });

test('a relation leads to who has the name, in the import or in the catalogue, and is kept in words where nobody has', async () => {
  const known = await planned([item({ sourceId: 'card/ann', name: 'Ann Lee' })]);
  const items = [
    item({ links: [relation('Ann Lee'), relation('Tomás'), relation('Nobody')] }),
    item({ sourceId: 'card/tomas', name: 'Tomás' }),
  ];
  const { json, lines } = await planned(items, { texts: known.after });
  expect(json(LIFE)).toMatchObject({
    sections: {
      relationships: [
        { characterId: 'ann-lee', name: 'Ann Lee', kind: 'friend' },
        { characterId: 'tomas', name: 'Tomás' },
        { name: 'Nobody', relation: 'Friend' },
      ],
    },
  });
  expect(lines.filter(({ note }) => note).map(({ text }) => text)).toEqual(['Nobody: Friend']);
});

test('a private entry is marked, so that it is never published', async () => {
  const { json } = await planned([
    item({ isPrivate: true }),
    item({ kind: 'plot', sourceId: 'p', name: 'Storm', isPrivate: true }),
  ]);
  expect(json(LIFE)).toMatchObject({ recordInfo: { published: false, source: { isPrivate: true } } });
  expect(json('plots/storm.json')).toMatchObject({ recordInfo: { source: { isPrivate: true } } });
});

test('who brings along what is for adults alone, without an age, is asked for one', async () => {
  const items = [item({ fields: [value(['sections', 'Romance Vibe'], 'Slow.')] })];
  const { plan } = await planned(items);
  expect(plan.ageless.map(({ name }) => name)).toEqual(['Elena Torres']);
  const answered = await planned(items, { choices: { ages: { 'person/card/elena': 25 } } });
  expect(answered.plan.ageless).toEqual([]);
  expect(answered.json('characters/elena-torres.json')).toMatchObject({ ageGrade: { ageFormula: 'X+7' } });
});

test('a life of a person who is there already leaves the person as they are', async () => {
  const first = await planned([item({ fields: [value(['physical', 'height'], 'tall')] })]);
  const items = [
    item({
      sourceId: 'vault/captain',
      name: 'Captain Torres',
      label: 'Sci-Fi',
      fields: [value(['physical', 'height'], 'taller')],
    }),
  ];
  const choices = { persons: { 'person/vault/captain': { id: 'elena-torres' } } };
  const { json, files } = await planned(items, { texts: first.after, choices });
  expect(files).toEqual(['characters/elena-torres.json', 'characters/elena-torres-sci-fi.json']);
  expect(json('characters/elena-torres.json')).toMatchObject({
    physical: { height: 'tall' },
    variants: [{}, { label: 'Sci-Fi' }],
  });
  expect(json('characters/elena-torres-sci-fi.json')).toMatchObject({
    variantOverrides: { physical: { height: 'taller' }, variantName: 'Captain Torres' },
  });
});

test('a file of the catalogue that is no JSON is named, and nothing is written over it', async () => {
  const { files } = await planned([item()], { texts: new Map([['characters/elena-torres.json', '{']]) });
  expect(files).toEqual(['characters/elena-torres-2.json', 'characters/elena-torres-2-modern.json']);
});

test('items that somebody leaves out make no file', async () => {
  const { files } = await planned([item()], { choices: { leftOut: new Set(['card/elena']) } });
  expect(files).toEqual([]);
});

test.each([
  [['recordInfo', 'published'], true],
  [['recordInfo', 'version'], 3],
  [['recordInfo', 'releaseAt'], '2026-01-01'],
  [['recordInfo', 'source', 'id'], 'other'],
])('a source does not fill %j, and the review tells it', async (to, said) => {
  const { json, lines } = await planned([
    item({ fields: [{ from: 'x', text: String(said), to, value: said, of: 'life' }] }),
  ]);
  expect(json(LIFE)).toMatchObject({ recordInfo: { published: false, version: 0, source: { id: 'card/elena' } } });
  expect(json(LIFE)).not.toHaveProperty('recordInfo.releaseAt');
  expect(lines).toEqual([expect.objectContaining({ from: 'x', state: 'left-out', note: expect.stringMatching(/\w/) })]);
});

test('a place that is published elsewhere arrives unpublished', async () => {
  const { json } = await planned([
    item({ kind: 'location', name: 'Quay', fields: [{ from: 'x', text: 'true', to: ['published'], value: true }] }),
  ]);
  expect(json('locations/quay.json')).toMatchObject({ published: false });
});

test('an item without a name gets one', async () => {
  const { files } = await planned([item({ name: ' ' })]);
  expect(files).toEqual(['characters/unnamed.json', 'characters/unnamed-modern.json']);
});

test('a person who had no lives in another catalogue gets none, and comes again as the same', async () => {
  const items = [
    item({
      name: 'Cy',
      ids: { item: 'cy' },
      person: { key: 'otherfolk/cy', name: 'Cy' },
      fields: [value(['name'], 'Cy', 'person'), value(['sections', 'Overview'], 'Words.', 'person')],
    }),
  ];
  const first = await planned(items);
  expect(first.files).toEqual(['characters/cy.json']);
  expect(first.json('characters/cy.json')).toMatchObject({
    name: 'Cy',
    variants: [],
    sections: { Overview: 'Words.' },
  });
  const second = await planned(items, { texts: first.after });
  expect([second.files, second.lines.map(({ state }) => state)]).toEqual([[], ['same', 'same']]);
});
