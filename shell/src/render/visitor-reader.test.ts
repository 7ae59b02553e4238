/** @jest-environment node */
import { CatalogueError } from '@otherfolk/shared/catalogue/catalogue-error';
import { type FixtureFiles, fixtureReader } from '@otherfolk/shared/testing/fixture-reader';
import { visitorReader } from './visitor-reader';

const PUBLISHED = { published: true, version: 1 };
const NEXT = { published: true, version: 3 };
const PIPELINE = { published: false };

const life = (recordInfo: object, more: object = {}) => ({ variantOf: 'ana', recordInfo, ...more });

/** Ana has a life in each stage, one of which is unnamed; all of Ben is hidden, and Cai has no life yet. */
const files: FixtureFiles = {
  'site.json': { currentRelease: 2, featured: { characters: ['ana-one', 'ben-one', 'nobody'], plot: 'tide-one' } },
  'characters/ana.json': {
    id: 'ana',
    recordInfo: PUBLISHED,
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
        { characterId: 'stranger', name: 'A stranger' },
        'A text.',
      ],
    },
  },
  'characters/ana-one.json': life(PUBLISHED, {
    variantOverrides: { sections: { relationships: [{ characterId: 'ben', name: 'Ben' }] } },
  }),
  'characters/ana-next.json': life(NEXT),
  'characters/ana-pipeline.json': life(PIPELINE),
  'characters/ana-unnamed.json': life(PUBLISHED, { isUnnamed: true }),
  'characters/ben.json': { id: 'ben', recordInfo: PUBLISHED, variants: [{ id: 'ben-one', recordInfo: PUBLISHED }] },
  'characters/ben-one.json': { variantOf: 'ben', recordInfo: PIPELINE },
  'characters/cai.json': { id: 'cai', recordInfo: PUBLISHED },
  'families/tide.json': { id: 'tide', members: [{ id: 'a', characterId: 'ana' }, { id: 'b', characterId: 'ben' }, {}] },
  'locations/pier.json': {
    id: 'pier',
    connectedCharacters: ['ana', 'ben', 'ana-one', 'ana-next', 'nobody', 7],
    connectedPlots: ['tide', 'tide-one', 'storm', 'storm-modern', 'no-plot'],
  },
  'plots/tide-one.json': { id: 'tide-one', coreId: 'tide', recordInfo: NEXT },
  'plots/index.variants.json': [
    { id: 'tide-one', coreId: 'tide', ...NEXT },
    { id: 'storm-modern', coreId: 'storm', ...PUBLISHED },
  ],
};

const ignore = () => undefined;
const read = (path: string) => visitorReader(fixtureReader(files))(path, ignore);

test('a character comes with the variants and relations that a visitor may know of', async () => {
  await expect(read('characters/ana.json')).resolves.toMatchObject({
    variants: [{ id: 'ana-one', label: 'One' }, 'no entry'],
    sections: {
      Overview: 'Hers.',
      relationships: [{ characterId: 'ana' }, { characterId: 'stranger', name: 'A stranger' }, 'A text.'],
    },
  });
});

test('relations of a variant are looked at, too', async () => {
  await expect(read('characters/ana-one.json')).resolves.toMatchObject({
    variantOverrides: { sections: { relationships: [] } },
  });
});

test('a family comes without hidden members', async () => {
  await expect(read('families/tide.json')).resolves.toMatchObject({ members: [{ id: 'a' }, {}] });
});

test('a location comes without hidden connections; unknown ids stay', async () => {
  await expect(read('locations/pier.json')).resolves.toMatchObject({
    connectedCharacters: ['ana', 'ana-one', 'nobody', 7],
    connectedPlots: ['storm', 'storm-modern', 'no-plot'],
  });
});

test('the site features nothing hidden', async () => {
  const site = (await read('site.json')) as { featured: object };
  expect(JSON.parse(JSON.stringify(site.featured))).toEqual({ characters: ['ana-one', 'nobody'] });
});

test("follows the site's release", async () => {
  const later = visitorReader(fixtureReader({ ...files, 'site.json': { currentRelease: 3 } }));
  await expect(later('characters/ana.json', ignore)).resolves.toMatchObject({
    variants: [{ id: 'ana-one' }, { id: 'ana-next' }, 'no entry'],
  });
});

test.each(['families/quill.json', 'plots/storm-modern.json', 'locations/tower.json', 'changelog.json'])(
  'a file without anything hidden in it stays as it is: %s',
  async (path) => {
    const plain = fixtureReader();
    await expect(visitorReader(plain)(path, ignore)).resolves.toEqual(await plain(path));
  },
);

test.each([
  [{ variants: 'none', sections: { relationships: 'A text.' } }],
  [{ variants: null, variantOverrides: 7 }],
  [{ sections: { relationships: [null, 3, { characterId: '../x' }] } }],
])('a file of an odd shape comes as it is: %j', async (json) => {
  const odd = visitorReader(fixtureReader({ 'characters/odd.json': json }));
  await expect(odd('characters/odd.json', ignore)).resolves.toEqual(json);
});

test('what cannot be read is reported as ever', async () => {
  const broken = new CatalogueError('not-json', '/data/characters/ana.json');
  const reader = visitorReader(fixtureReader({ 'characters/ana.json': broken }));
  await expect(reader('characters/ana.json', ignore)).rejects.toBe(broken);
});

test('whoever reads a file hears of all files that it rests on, also where they were looked at for somebody else', async () => {
  const reader = visitorReader(fixtureReader({ ...files, 'characters/stranger.json': undefined }));
  const heard = async (path: string) => {
    const noted = new Set<string>();
    await reader(path, (file) => void noted.add(file));
    return [...noted].sort();
  };
  const ofAna = await heard('characters/ana.json');
  expect(ofAna).toEqual(
    [
      'characters/ana-missing.json',
      'characters/ana-next.json',
      'characters/ana-one.json',
      'characters/ana-pipeline.json',
      'characters/ana-unnamed.json',
      'characters/ana.json',
      'characters/ben-one.json',
      'characters/ben.json',
      'characters/cai.json',
      'characters/stranger.json',
      'site.json',
    ].sort(),
  );
  await expect(heard('characters/ana.json')).resolves.toEqual(ofAna);
  await expect(heard('families/tide.json')).resolves.toEqual([
    'characters/ana-one.json',
    'characters/ana.json',
    'characters/ben-one.json',
    'characters/ben.json',
    'families/tide.json',
    'site.json',
  ]);
  await expect(heard('locations/pier.json')).resolves.toContain('plots/index.variants.json');
});
