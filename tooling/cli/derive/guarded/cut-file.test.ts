/** @jest-environment node */
import { cutFile } from './cut-file';
import { viewOf } from './testing/view-of';

const PUBLISHED = { published: true, version: 1 };
const NEXT = { published: true, version: 3 };
const PIPELINE = { published: false };

const life = (recordInfo: object, more: object = {}) => ({ variantOf: 'ana', recordInfo, ...more });
const HORROR = [{ group: 'Genre', name: 'Horror' }];

/** Ana has a life in each stage, one of which is unnamed; all of Ben is hidden, and Cai has no life yet. */
const catalogue: Record<string, unknown> = {
  'site.json': { featured: { characters: ['ana-one', 'ben-one', 'nobody'], plot: 'tide-one' } },
  'characters/index.variants.json': [
    { id: 'ana-one', coreId: 'ana', ...PUBLISHED },
    { id: 'ana-next', coreId: 'ana', ...NEXT },
    { id: 'ana-pipeline', coreId: 'ana', ...PUBLISHED },
    { id: 'only-listed', ...PIPELINE },
    { id: 'Not An Id', ...PIPELINE },
    'no entry',
  ],
  'characters/ana.json': {
    id: 'ana',
    recordInfo: PUBLISHED,
    images: {
      gallery: [
        { file: 'a.png', genre: 'all' },
        { file: 'b.png', genre: 'Horror' },
        { file: 'c.png', genre: 'Modern' },
        { file: 'ana-next-late.png', genre: 'Modern' },
      ],
    },
    variants: [
      { id: 'ana-one', label: 'One', recordInfo: PUBLISHED },
      { id: 'ana-next', label: 'Next', recordInfo: NEXT },
      { id: 'ana-pipeline', label: 'Pipeline', recordInfo: PIPELINE },
      { id: 'ana-unnamed', label: 'Unnamed', recordInfo: PUBLISHED },
      { id: 'ana-missing', label: 'Missing', recordInfo: PIPELINE },
      'no entry',
    ],
    sections: {
      Overview: 'Hers.',
      relationships: [
        { characterId: 'ben', name: 'Ben', relation: 'Rival', text: 'Nobody knows him yet.' },
        { characterId: 'ana', name: 'Ana' },
        { characterId: 'cai', name: 'Cai' },
        { characterId: 'ana-next', name: 'Ana, later' },
        { characterId: 'stranger', name: 'A stranger' },
        'A text.',
      ],
    },
  },
  'characters/ana-one.json': life(PUBLISHED, {
    variantOverrides: { sections: { relationships: [{ characterId: 'ben', name: 'Ben' }] } },
  }),
  'characters/ana-next.json': life(NEXT, { tags: HORROR }),
  'characters/ana-pipeline.json': life(PIPELINE),
  'characters/ana-unnamed.json': life(PUBLISHED, { isUnnamed: true }),
  'characters/ben.json': { id: 'ben', recordInfo: PUBLISHED, variants: [{ id: 'ben-one', recordInfo: PUBLISHED }] },
  'characters/ben-one.json': { variantOf: 'ben', recordInfo: PIPELINE },
  'characters/cai.json': { id: 'cai', recordInfo: PIPELINE },
  'families/tide.json': {
    id: 'tide',
    members: [
      { id: 'a', characterId: 'ana', parents: ['b', 'c'], partners: ['b'] },
      { id: 'b', characterId: 'ben' },
      { id: 'c' },
    ],
  },
  'locations/pier.json': {
    id: 'pier',
    ...PUBLISHED,
    connectedCharacters: ['ana', 'ben', 'ana-one', 'ana-next', 'nobody', 7],
    connectedPlots: ['tide', 'tide-one', 'storm', 'storm-modern', 'no-plot'],
  },
  'plots/tide-one.json': { id: 'tide-one', coreId: 'tide', recordInfo: NEXT },
  'plots/storm-later.json': { id: 'storm-later', coreId: 'storm', title: 'Storm, later', recordInfo: NEXT },
  'plots/storm-modern.json': { id: 'storm-modern', coreId: 'storm', title: 'Storm', recordInfo: PUBLISHED },
  'plots/index.json': [{ id: 'tide', title: 'Tide' }, { id: 'storm', title: 'Storm, later' }, { id: 'no-plot' }],
  'plots/index.variants.json': [
    { id: 'tide-one', coreId: 'tide', ...NEXT },
    { id: 'storm-modern', coreId: 'storm', ...PUBLISHED },
  ],
};

const cut = (file: string, view = viewOf(catalogue)) => cutFile(view, file, catalogue[file]);
const ids = (list: unknown) => (list as { id?: string }[]).map((item) => item.id ?? item);

test('a character comes with the lives and relations that a visitor may know of', () => {
  expect(cut('characters/ana.json')).toMatchObject({
    variants: [{ id: 'ana-one', label: 'One' }, 'no entry'],
    sections: {
      Overview: 'Hers.',
      relationships: [{ characterId: 'ana' }, { characterId: 'stranger', name: 'A stranger' }, 'A text.'],
    },
  });
});

test.each([
  [{ aN: true }, ['ana-one', 'ana-next']],
  [{ aP: true }, ['ana-one', 'ana-pipeline', 'ana-missing']],
  [{ aU: true }, ['ana-one', 'ana-unnamed']],
  [{ aN: true, aU: true }, ['ana-one', 'ana-next', 'ana-unnamed']],
])('a member with %j gets the lives that these flags open', (flags, expected) => {
  const { variants } = cut('characters/ana.json', viewOf(catalogue, flags)) as { variants: unknown };
  expect(ids(variants)).toEqual([...expected, 'no entry']);
});

test("the core's gallery has the images that a life shows which the viewer sees", () => {
  const galleryFor = (flags: object) =>
    (cut('characters/ana.json', viewOf(catalogue, flags)) as { images: { gallery: { file: string }[] } }).images
      .gallery;
  // Nobody shows c.png: it is no secret of a hidden life. The other one is named after one.
  expect(galleryFor({}).map(({ file }) => file)).toEqual(['a.png', 'c.png']);
  expect(galleryFor({ aN: true }).map(({ file }) => file)).toEqual(['a.png', 'b.png', 'c.png', 'ana-next-late.png']);
});

test('relations of a variant are looked at, too', () => {
  expect(cut('characters/ana-one.json')).toMatchObject({ variantOverrides: { sections: { relationships: [] } } });
});

test('a family comes without hidden members, and without what others say of them', () => {
  expect(cut('families/tide.json')).toEqual({
    id: 'tide',
    members: [{ id: 'a', characterId: 'ana', parents: ['c'], partners: [] }, { id: 'c' }],
  });
});

test('a location comes without hidden connections; unknown ids stay', () => {
  expect(cut('locations/pier.json')).toMatchObject({
    connectedCharacters: ['ana', 'ana-one', 'nobody', 7],
    connectedPlots: ['storm', 'storm-modern', 'no-plot'],
  });
});

test('the site features nothing hidden', () => {
  expect(cut('site.json')).toEqual({ featured: { characters: ['ana-one', 'nobody'] } });
});

test('indexes list nothing that they or the files of items call hidden', () => {
  expect(ids(cut('characters/index.variants.json'))).toEqual(['ana-one', 'no entry']);
  expect(ids(cut('plots/index.json'))).toEqual(['storm', 'no-plot']);
  expect(ids(cut('plots/index.variants.json'))).toEqual(['storm-modern']);
});

test('a plot is listed as its first visible variant', () => {
  expect(cut('plots/index.json')).toEqual([{ id: 'storm', title: 'Storm' }, { id: 'no-plot' }]);
  const view = viewOf(catalogue, { aN: true });
  expect(cut('plots/index.json', view)).toBe(catalogue['plots/index.json']);
});

test("follows the site's release", () => {
  const { variants } = cut('characters/ana.json', viewOf(catalogue, {}, { release: 3 })) as { variants: unknown };
  expect(ids(variants)).toEqual(['ana-one', 'ana-next', 'no entry']);
});

test('files of hidden items are not there for a visitor', () => {
  const view = viewOf(catalogue);
  const hidden = Object.keys(catalogue).filter((file) => !view.hasFile(file));
  expect(hidden).toEqual([
    'characters/ana-next.json',
    'characters/ana-pipeline.json',
    'characters/ana-unnamed.json',
    'characters/ben.json',
    'characters/ben-one.json',
    'characters/cai.json',
    'plots/tide-one.json',
    'plots/storm-later.json',
  ]);
});

test('cutFile returns the very value where nothing in it is hidden', () => {
  for (const file of ['plots/storm-modern.json', 'characters/ana-next.json']) expect(cut(file)).toBe(catalogue[file]);
  const view = viewOf(catalogue, { aN: true, aP: true, aU: true });
  for (const file of ['families/tide.json', 'locations/pier.json', 'site.json', 'plots/index.json'])
    expect(cut(file, view)).toBe(catalogue[file]);
});

test.each([
  [{ variants: 'none', sections: { relationships: 'A text.' }, images: [] }],
  [{ variants: null, variantOverrides: 7, images: { gallery: 'none' } }],
  [{ sections: { relationships: [null, 3, { characterId: '../x' }] } }],
  [[]],
  ['text'],
  [null],
])('a file of an odd shape comes as it is: %j', (json) => {
  for (const file of [
    'characters/odd.json',
    'families/odd.json',
    'locations/odd.json',
    'site.json',
    'plots/index.json',
  ])
    expect(cutFile(viewOf({ [file]: json }), file, json)).toEqual(json);
});

test('a file that is no JSON is there where its line in the index is for this viewer, and not where nothing tells of it', () => {
  const view = viewOf({
    ...catalogue,
    'characters/broken.json': undefined,
    'plots/broken.json': undefined,
    'locations/index.json': [{ id: 'broken', ...PUBLISHED }],
    'locations/broken.json': undefined,
    'families/broken.json': undefined,
  });
  expect(
    ['characters', 'plots', 'locations', 'families'].filter((folder) => view.hasFile(`${folder}/broken.json`)),
  ).toEqual(['locations']);
});

test('images that only hidden items use are not there, nor are those that are named after one', () => {
  const files = {
    ...catalogue,
    'characters/ana.json': {
      ...(catalogue['characters/ana.json'] as object),
      images: { avatar: 'both.png', gallery: [{ file: 'b.png', genre: 'Horror' }] },
    },
    'characters/ben.json': { id: 'ben', images: { avatar: 'both.png', banner: 'ben.png' } },
  };
  const images = [
    'avatars/both.png',
    'avatars/both@80.png',
    'characters/banners/ben.png',
    'characters/banners/ben@80.png',
    'gallery/b.png',
    'gallery/late-ben-2.png',
    'gallery/benny.png',
    'cards/characters/ana-one.jpg',
    'cards/characters/ana-next.jpg',
    'cards/home.jpg',
    'gallery/unused.png',
  ].map((image) => `images/${image}`);
  const view = viewOf(files, {}, { images });
  expect(images.filter((image) => !view.hasFile(image))).toEqual(
    [
      'characters/banners/ben.png',
      'characters/banners/ben@80.png',
      'gallery/b.png',
      'gallery/late-ben-2.png',
      'cards/characters/ana-next.jpg',
    ].map((image) => `images/${image}`),
  );
});
