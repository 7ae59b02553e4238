/** @jest-environment node */
import { CatalogueError } from '../catalogue/catalogue-error';
import { readImageIndex } from '../catalogue/read-image-index';
import type { ReadJson } from '../catalogue/read-json';
import { readChangelog } from './changelog/read-changelog';
import { readCharacterIndex } from './character/read-character-index';
import { readFamily } from './family/read-family';
import { readLocation, readLocationIndex } from './location/read-locations';
import { readPlot, readPlotIndex, readPlotVariantIndex } from './plot/read-plots';
import { readSite } from './site/read-site';

const giving = (files: Record<string, unknown>): ReadJson => {
  return (path) =>
    path in files ? Promise.resolve(files[path]) : Promise.reject(new CatalogueError('not-ok', `/data/${path}`));
};
const failing =
  (kind: CatalogueError['kind']): ReadJson =>
  (path) =>
    Promise.reject(new CatalogueError(kind, `/data/${path}`));

const defaults = {
  name: 'Otherfolk',
  currentRelease: 2,
  featured: { characters: [], plot: undefined },
  missingCover: 'missing-cover.svg',
  extensions: {},
};

describe('site.json', () => {
  test.each([
    ['missing', giving({})],
    ['not reachable', failing('network')],
    ['not JSON', failing('not-json')],
    ['a list', giving({ 'site.json': [] })],
    ['empty', giving({ 'site.json': {} })],
    [
      'full of mistakes',
      giving({ 'site.json': { name: ' ', currentRelease: '3', featured: 'x', missingCover: '../m' } }),
    ],
  ])('%s gives the defaults', async (_, read) => {
    await expect(readSite(read, () => undefined)).resolves.toEqual(defaults);
  });

  test('a missing file is no reason for a warning, a broken one is', async () => {
    const warn = jest.fn();
    await readSite(giving({}), warn);
    expect(warn).not.toHaveBeenCalled();
    await readSite(failing('not-json'), warn);
    expect(warn).toHaveBeenCalledWith('Failed to fetch /data/site.json');
  });

  test('the file is read as written', async () => {
    const site = {
      name: 'Elsewhere',
      tagline: 'T',
      currentRelease: 3,
      featured: { characters: ['a', 'b'], plot: 'p' },
      logo: 'l.svg',
      missingCover: 'm.avif',
      extensions: {},
    };
    await expect(readSite(giving({ 'site.json': site }))).resolves.toEqual(site);
  });

  test.each([
    ['https://figures.example', true],
    ['https://figures.example:8443/in/folk', true],
    ['http://figures.example', false],
    ['https://figures.example/in?key=secret', false],
    ['https://ada:secret@figures.example/', false],
    ["https://figures.example/;script-src 'unsafe-inline'", false],
    ['https://figures.example https://b.example', false],
    ['//figures.example', false],
    [7, false],
  ])('the address for figures is taken or left out: %p', async (vitals, isTaken) => {
    const warn = jest.fn();
    const site = await readSite(giving({ 'site.json': { vitals } }), warn);
    expect(site.vitals).toBe(isTaken ? vitals : undefined);
    expect(warn).toHaveBeenCalledTimes(isTaken ? 0 : 1);
  });

  test('a fault of our own is not taken for a missing file', async () => {
    await expect(readSite(() => Promise.reject(new TypeError('bug')))).rejects.toThrow(TypeError);
  });
});

describe('lists', () => {
  test('character entries get their defaults, and bad ones are skipped with a warning', async () => {
    const warn = jest.fn();
    const entries = [
      { id: 'a' },
      { id: 'A' },
      null,
      { id: 'b', coreId: 'core', name: 'B', published: true, version: 1 },
      {},
    ];
    const index = await readCharacterIndex(giving({ 'characters/index.variants.json': entries }), warn);
    expect(index).toEqual([
      { id: 'a', coreId: 'a', name: 'a', tags: [], published: false, version: -1 },
      { id: 'b', coreId: 'core', name: 'B', tags: [], published: true, version: 1 },
    ]);
    expect(warn.mock.calls.map(([message]: string[]) => message?.split(':')[0])).toEqual([
      'characters/index.variants.json $[1].id',
      'characters/index.variants.json $[2]',
      'characters/index.variants.json $[4].id',
    ]);
  });

  test('the first of several entries with the same id stays', async () => {
    const warn = jest.fn();
    const entries = [
      { id: 'a', name: 'first' },
      { id: 'a', name: 'second' },
    ];
    const index = await readLocationIndex(giving({ 'locations/index.json': entries }), warn);
    expect(index.map(({ name }) => name)).toEqual(['first']);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  test('a malformed field costs only itself', async () => {
    const entries = [{ id: 'a', title: 'T', accentColor: 'red', coverImage: '../c', dateAdded: 'soon', version: '1' }];
    const index = await readPlotVariantIndex(giving({ 'plots/index.variants.json': entries }), () => undefined);
    expect(index).toEqual([{ id: 'a', coreId: 'a', title: 'T', tags: [], published: false, version: -1 }]);
  });

  test('plot cores have their own list', async () => {
    const entries = [{ id: 'p', title: 'P', coverImage: 'c.avif', accentColor: '#fff' }, { id: 'q' }];
    const index = await readPlotIndex(giving({ 'plots/index.json': entries }));
    expect(index).toEqual([entries[0], { id: 'q', title: 'q' }]);
  });

  test.each([readCharacterIndex, readPlotIndex, readPlotVariantIndex, readLocationIndex, readChangelog])(
    '%o refuses what is no list',
    async (readList) => {
      await expect(
        readList(
          () => Promise.resolve({}),
          () => undefined,
        ),
      ).rejects.toMatchObject({ kind: 'invalid' });
      await expect(readList(failing('network'))).rejects.toMatchObject({ kind: 'network' });
    },
  );
});

test('a plot keeps sections of any name', async () => {
  const sections = {
    playerNotes: ['a'],
    mainRoles: [{ name: 'N', role: 'R', description: 'D' }, 'plain'],
    setting: 'text',
    houseRules: { One: 'a' },
  };
  const warn = jest.fn();
  const plot = await readPlot(giving({ 'plots/p.json': { sections } }), 'p', warn);
  expect(plot).toEqual({ id: 'p', coreId: 'p', title: 'p', sections });
  expect(warn).not.toHaveBeenCalled();
});

test('a location has text or lists, and only ids as connections', async () => {
  const location = { name: 'Quay', vibe: ['salt', 'rope'], mainLocation: 'M', connectedPlots: ['p', '../p', 5] };
  const read = await readLocation(giving({ 'locations/quay.json': location }), 'quay', () => undefined);
  expect(read).toEqual({ id: 'quay', ...location, connectedPlots: ['p'] });
});

describe('families', () => {
  const members = [{ id: 'a', name: 'A', born: 1901 }, { name: 'B', parents: ['a', 5] }, 'text'];

  test('are read with a key for every member', async () => {
    const family = await readFamily(
      giving({ 'families/quill.json': { name: 'Quill', members } }),
      'quill',
      () => undefined,
    );
    expect(family).toEqual({
      id: 'quill',
      name: 'Quill',
      members: [
        { id: 'a', name: 'A', born: '1901' },
        { id: 'member-1', name: 'B', parents: ['a'] },
      ],
    });
  });

  test.each([
    ['missing', giving({}), 'quill'],
    ['not reachable', failing('network'), 'quill'],
    ['a list', giving({ 'families/quill.json': [] }), 'quill'],
    ['under a bad id', giving({}), '../quill'],
  ])('%s are null, with an error in the log', async (_, read, id) => {
    const error = jest.spyOn(console, 'error').mockImplementation();
    await expect(readFamily(read, id, () => undefined)).resolves.toBeNull();
    expect(error).toHaveBeenCalledWith(`Failed to load family data for ${id}`);
    error.mockRestore();
  });
});

test('the changelog is grouped, without its malformed items', async () => {
  const releases = [
    {
      title: 'R2',
      date: '2026-10-01',
      items: [{ text: 'a' }, { text: ' ' }, 5, { part: 7, type: 'Fixed', text: 'b' }],
    },
    'text',
    { title: 'R1', items: 'none' },
  ];
  await expect(readChangelog(giving({ 'changelog.json': releases }), () => undefined)).resolves.toEqual([
    {
      title: 'R2',
      date: '2026-10-01',
      groups: [
        {
          part: 'General',
          items: [
            { type: undefined, text: 'a' },
            { type: 'Fixed', text: 'b' },
          ],
        },
      ],
    },
    { title: 'R1', date: undefined, groups: [] },
  ]);
});

describe('the image index', () => {
  test('names narrower versions once each, in order', async () => {
    const index = { 'gallery/a.avif': { width: 800, height: 1200, widths: [600, 400, 400, 800, 1000] } };
    const read = await readImageIndex(giving({ 'images/index.json': index }));
    expect(read['gallery/a.avif']?.widths).toEqual([400, 600]);
  });

  test('is empty where it is missing or broken', async () => {
    await expect(readImageIndex(giving({}))).resolves.toEqual({});
    await expect(readImageIndex(giving({ 'images/index.json': [] }), () => undefined)).resolves.toEqual({});
  });

  test('keeps the sizes that are sizes', async () => {
    const sizes = {
      'gallery/a.avif': { width: 800, height: 1200, widths: [400, -1, 'x'] },
      'gallery/b.avif': { width: 0, height: 5 },
      'gallery/c.avif': { width: 10, height: 20 },
    };
    await expect(readImageIndex(giving({ 'images/index.json': sizes }), () => undefined)).resolves.toEqual({
      'gallery/a.avif': { width: 800, height: 1200, widths: [400] },
      'gallery/c.avif': { width: 10, height: 20, widths: [] },
    });
  });
});
