/** @jest-environment node */
import fc from 'fast-check';
import { CatalogueError } from '../catalogue/catalogue-error';
import type { ReadJson } from '../catalogue/read-json';
import { parsedFiles } from '../testing/parsed-files';
import { deriveLinks } from './derive-links';
import { MOST_MENTIONS } from './linked-items';
import { type ItemLinks, linksFileOf, type LinksPart } from './links-files';
import { loadLinks, loadMentions } from './load-links';

const STORM_FILE = linksFileOf('plots/storm');

type Files = Record<string, unknown>;

const PUBLISHED = { published: true, version: 1 };
const VIEWER = { memType: 'm', aN: false, aP: false, aU: false } as const;

const readerOf =
  (files: Files): ReadJson =>
  (file) =>
    Object.hasOwn(files, file)
      ? Promise.resolve(files[file])
      : Promise.reject(new CatalogueError('not-ok', `/data/${file}`));

async function linksIn(files: Files): Promise<Record<string, ItemLinks>> {
  const parts = [...(await parsedFiles(await deriveLinks(readerOf(files)))).values()] as LinksPart[];
  return Object.assign({}, ...parts.map(({ links }) => links)) as Record<string, ItemLinks>;
}

const life = (id: string, fields: object = {}) => ({
  id,
  variantOf: id.split('-')[0],
  recordInfo: PUBLISHED,
  ...fields,
});
const listed = (id: string, name: string, fields: object = {}) => {
  const coreId = id.split('-')[0];
  return { id, coreId, name, variantLabel: id.split('-')[1], ...PUBLISHED, ...fields };
};

const catalogue: Files = {
  'characters/index.variants.json': [
    listed('mara-modern', 'Mara Quill', { avatar: 'mara.avif' }),
    listed('mara-horror', 'The Night Cook', { avatar: 'night.avif', contentRating: 2, version: 3 }),
    listed('ivo-modern', 'Ivo Marsh'),
    listed('zoe-modern', 'Zoe Reed', { avatar: 'zoe.avif' }),
  ],
  'characters/mara.json': { id: 'mara', name: 'Mara Quill', family: 'quill', variants: [{ id: 'mara-modern' }] },
  'characters/mara-modern.json': life('mara-modern', {
    sections: {
      Overview: 'She lives at Lowlight Quay. Mara Quill knows Zoe Reed.',
      'Romance Vibe': 'Ivo Marsh, of course.',
      relationships: [{ characterId: 'zoe', relation: ' Rival ' }, { characterId: 'nobody' }, 'Ivo Marsh'],
    },
  }),
  'characters/mara-horror.json': life('mara-horror', {
    recordInfo: { published: true, version: 3 },
    variantOverrides: { variantName: 'The Night Cook' },
  }),
  'characters/ivo.json': { id: 'ivo', name: 'Ivo Marsh', variants: [{ id: 'ivo-modern' }] },
  'characters/ivo-modern.json': life('ivo-modern', { sections: { Backstory: 'He has read The Storm.' } }),
  'characters/zoe.json': { id: 'zoe', name: 'Zoe Reed', variants: [{ id: 'zoe-modern' }] },
  'characters/zoe-modern.json': life('zoe-modern', { sections: { Backstory: 'Cooks for The Night Cook.' } }),
  'families/quill.json': { members: [{ characterId: 'ivo', relation: 'Uncle' }, { characterId: 'mara' }] },
  'plots/index.variants.json': [
    { id: 'storm-horror', coreId: 'storm', title: 'The Storm', variantLabel: 'horror', ...PUBLISHED },
  ],
  'plots/storm-horror.json': {
    coreId: 'storm',
    sections: {
      mainRoles: [
        { name: 'A', role: 'The cook', characterId: 'mara' },
        { name: 'B', role: 'The guest', variantId: 'ivo-modern' },
        { name: 'C', open: true },
        { name: 'D', characterId: 'nobody' },
        'Zoe Reed',
      ],
    },
  },
  'locations/index.json': [{ id: 'quay', name: 'Lowlight Quay', coverImage: 'quay.avif', ...PUBLISHED }],
  'locations/quay.json': {
    id: 'quay',
    connectedCharacters: ['ivo', 'ivo', 'zoe-modern'],
    connectedPlots: ['storm'],
    description: 'Ivo Marsh lights the lamp, and Mara Quill puts it out.',
  },
};

test('what leads to an item is found in roles, places, relations, families and texts', async () => {
  await expect(linksIn(catalogue)).resolves.toEqual({
    'characters/mara': {
      lives: [['mara-modern'], ['mara-horror', 'N']],
      portraits: { 'mara-modern': { zoe: 'zoe.avif' } },
      roles: [['storm-horror', 'The cook']],
      mentions: [['locations', 'quay']],
    },
    'characters/ivo': {
      roles: [['storm-horror', 'The guest', 'ivo-modern']],
      places: [['quay']],
      mentions: [['characters', 'mara-modern', 'Uncle']],
    },
    'characters/zoe': {
      places: [['quay', 'zoe-modern']],
      mentions: [
        ['characters', 'mara-modern', 'Rival'],
        ['plots', 'storm-horror'],
      ],
    },
    'plots/storm': {
      cast: [
        ['storm-horror', 'mara', 'mara-horror'],
        ['storm-horror', 'ivo-modern', 'ivo-modern'],
      ],
      places: [['quay']],
    },
    'locations/quay': { mentions: [['characters', 'mara-modern']] },
  });
});

test('a page gets what its links show; nobody has a portrait before a veil, and flags open what is not out', async () => {
  const files = { ...catalogue, ...Object.fromEntries(await parsedFiles(await deriveLinks(readerOf(catalogue)))) };
  const load = (aN: boolean) => loadLinks(readerOf(files), 'plots/storm', { ...VIEWER, aN });
  const quay = { to: '/locations/quay', name: 'Lowlight Quay', image: { kind: 'locationCover', file: 'quay.avif' } };
  const ivo = {
    to: '/characters/ivo/ivo-modern',
    name: 'Ivo Marsh',
    label: 'modern',
    variantId: 'storm-horror',
    playerId: 'ivo-modern',
  };
  const mara = {
    to: '/characters/mara/mara-horror',
    name: 'The Night Cook',
    label: 'horror',
    variantId: 'storm-horror',
    playerId: 'mara',
  };
  await expect(load(false)).resolves.toEqual({ appearsIn: [quay], mentionedBy: [], portraits: {}, cast: [ivo] });
  await expect(load(true)).resolves.toMatchObject({ cast: [mara, ivo] });
});

test('a page gets which lives of a person the viewer may see', async () => {
  const files = { ...catalogue, ...Object.fromEntries(await parsedFiles(await deriveLinks(readerOf(catalogue)))) };
  const livesFor = async (aN: boolean) =>
    (await loadLinks(readerOf(files), 'characters/mara', { ...VIEWER, aN })).lives;
  await expect(livesFor(false)).resolves.toEqual({ 'mara-modern': true, 'mara-horror': false });
  await expect(livesFor(true)).resolves.toEqual({ 'mara-modern': true, 'mara-horror': true });
});

test.each<[string, Files, number]>([
  ['missing gives no links', {}, 0],
  ['a text gives no links, which is logged', { [STORM_FILE]: 'links' }, 1],
  [
    'of another shape gives no links, which is logged',
    { [STORM_FILE]: { items: {}, links: { 'plots/storm': { places: [['../site']] } } } },
    1,
  ],
])('a file of links that is %s', async (_, files, warnings) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const nothing = { appearsIn: [], mentionedBy: [], portraits: {}, cast: [] };
  await expect(loadLinks(readerOf(files), 'plots/storm', VIEWER)).resolves.toEqual(nothing);
  expect(warn).toHaveBeenCalledTimes(warnings);
});

test('a page carries so many of those that name it, and tells how many there are', async () => {
  const count = MOST_MENTIONS + 1;
  const ids = Array.from({ length: count }, (_, index) => `p${index}`);
  const items = Object.fromEntries(ids.map((id) => [`characters/${id}-one`, [id, id]]));
  const mentions = ids.map((id) => ['characters', `${id}-one`]);
  const [file, key] = [linksFileOf('plots/storm'), 'plots/storm'];
  const read = readerOf({ [file]: { items, links: { [key]: { mentions } } } });
  const { mentionedBy, mentions: all } = await loadLinks(read, key, VIEWER);
  expect(mentionedBy).toHaveLength(MOST_MENTIONS);
  expect(all).toEqual({ key, count });
  const names = (await loadMentions(read, key, VIEWER)).map(({ name }) => name);
  expect(names).toEqual(ids);
});

test('a broken entry of another item takes no links away', async () => {
  const [file, key] = [linksFileOf('plots/storm'), 'plots/storm'];
  const items = { 'locations/quay': ['quay', 'Lowlight Quay'], 'plots/x': 7 };
  const read = readerOf({ [file]: { items, links: { [key]: { mentions: [['locations', 'quay']] }, 'plots/x': 7 } } });
  expect((await loadLinks(read, key, VIEWER)).mentionedBy).toHaveLength(1);
});

const PEOPLE = ['ana', 'ben', 'cai', 'dot'];
const nameOf = (id: string) => `${id.charAt(0).toUpperCase()}${id.slice(1)} Of${id.length}`;
const PLACES = ['pier', 'tower'];
const words = fc.constantFrom(...[...PEOPLE, ...PLACES].map(nameOf), 'and', 'the Of3', 'Ana', 'saw.', '“So', 'Ben’s');
const sentence = fc.array(words, { maxLength: 5 }).map((parts) => parts.join(' '));
const someone = fc.constantFrom(...PEOPLE, ...PEOPLE.map((id) => `${id}-one`), 'nobody');

const person = (id: string) =>
  fc.record({ text: sentence, relations: fc.array(someone, { maxLength: 3 }) }).map(({ text, relations }): Files => {
    const relationships = relations.map((characterId) => ({ characterId }));
    return {
      [`characters/${id}.json`]: { id, name: nameOf(id), variants: [{ id: `${id}-one` }] },
      [`characters/${id}-one.json`]: life(`${id}-one`, { sections: { Overview: text, relationships } }),
    };
  });
const place = (id: string) =>
  fc
    .record({ description: sentence, connectedCharacters: fc.array(someone, { maxLength: 3 }) })
    .map((fields): Files => ({ [`locations/${id}.json`]: { id, ...fields } }));

const generated = fc.tuple(...PEOPLE.map(person), ...PLACES.map(place)).map((files): Files => ({
  'characters/index.variants.json': PEOPLE.map((id) => listed(`${id}-one`, nameOf(id))),
  'locations/index.json': PLACES.map((id) => ({ id, name: nameOf(id), ...PUBLISHED })),
  ...(Object.assign({}, ...files) as Files),
}));

/** Who names whom, as 'target source', by the files and nothing else: those are left out that the page of the target lists. */
function scan(files: Files): string[] {
  const json = JSON.stringify;
  const lists = (kind: string, id: string, other: string): boolean => {
    const file = json(files[kind === 'locations' ? `locations/${id}.json` : `characters/${id}-one.json`]);
    return new RegExp(`"(characterId":)?"?${other}(-one)?"[,}\\]]`).test(file.replace(/"Overview":"[^"]*"/, ''));
  };
  const items = [...PEOPLE.map((id) => ['characters', id]), ...PLACES.map((id) => ['locations', id])] as const;
  return items.flatMap(([kind = '', id = '']) =>
    items.flatMap(([otherKind = '', other = '']) => {
      if (id === other) return [];
      const file = files[otherKind === 'locations' ? `locations/${other}.json` : `characters/${other}-one.json`];
      const isNamed = new RegExp(`(?<![\\p{L}\\p{N}])${nameOf(id)}(?![\\p{L}\\p{N}])`, 'u').test(json(file));
      const isRelated = otherKind === 'characters' && kind === 'characters' && lists(otherKind, other, id);
      const isListed =
        kind === 'locations' || otherKind === 'locations'
          ? (kind === 'locations' && lists(kind, id, other)) ||
            (otherKind === 'locations' && lists(otherKind, other, id))
          : lists(kind, id, other);
      return (isNamed || isRelated) && !isListed ? [`${kind}/${id} ${otherKind}/${other}`] : [];
    }),
  );
}

test('mentions are those that a scan of all files finds', async () => {
  let found = 0;
  const holds = fc.asyncProperty(generated, async (files) => {
    const links = await linksIn(files);
    const mentions = Object.entries(links).flatMap(([key, { mentions: named = [] }]) =>
      named.map(([kind, id]) => `${key} ${kind}/${id.replace(/-one$/, '')}`),
    );
    const expected = scan(files);
    found += expected.length;
    expect(mentions.sort()).toEqual(expected.sort());
  });
  await fc.assert(holds, { numRuns: 300 });
  expect(found).toBeGreaterThan(100);
});
