/** @jest-environment node */
import type { Source } from '../source/source-item';
import { newWork } from '../source/work';
import { item } from '../testing/planned';
import { CatalogueIndex } from './catalogue-index';
import { splitOwn } from './own-files';

const work = newWork(new AbortController().signal);
const bytesOf = (text: string) => () => Promise.resolve(new TextEncoder().encode(text));

const CORE = '{ "id": "mara",  "name": "Mara", "recordInfo": { "published": true } }';
const LIFE = '{"id":"mara-modern","variantOf":"mara"}\n';

const source: Source = {
  items: [item({ sourceId: 'otherfolk/mara-modern', ids: { item: 'mara', life: 'mara-modern' } })],
  problems: [],
  own: [
    { path: 'characters/mara.json', bytes: bytesOf(CORE) },
    { path: 'characters/mara-modern.json', bytes: bytesOf(LIFE) },
    { path: 'images/avatars/mara.webp', bytes: bytesOf('x') },
    { path: 'site.json', bytes: bytesOf('{}') },
    {
      path: 'images/index.json',
      bytes: bytesOf('{"avatars/mara.webp":{"width":1,"height":1,"alt":"Mara at sea"}}'),
    },
  ],
};

async function split(texts: Record<string, string>, images: string[] = [], from: Source = source) {
  const index = await CatalogueIndex.of(new Map(Object.entries(texts)), new Set(images), work);
  const { own, items } = await splitOwn([from], index, work);
  return {
    files: own.files.map(({ path, text }) => [path, text]),
    images: own.images.map(({ path, words }) => [path, words]),
    same: own.same,
    kept: own.kept,
    items: items.map(({ sourceId }) => sourceId),
  };
}

test('files that the catalogue does not have come byte for byte', async () => {
  expect(await split({ 'site.json': '{"name":"Mine"}' })).toEqual({
    files: [
      ['characters/mara.json', CORE],
      ['characters/mara-modern.json', LIFE],
    ],
    images: [['images/avatars/mara.webp', { alt: 'Mara at sea' }]],
    same: [],
    kept: ['site.json'],
    items: [],
  });
});

test('files that the catalogue has stay, and images of the same name do', async () => {
  const texts = { 'characters/mara.json': CORE, 'characters/mara-modern.json': LIFE, 'site.json': '{}' };
  expect(await split(texts, ['images/avatars/mara.webp'])).toEqual({
    files: [],
    images: [],
    same: ['characters/mara.json', 'characters/mara-modern.json', 'site.json'],
    kept: ['images/avatars/mara.webp'],
    items: [],
  });
});

test('a person who is another one here is merged field by field, with the lives', async () => {
  expect(await split({ 'characters/mara.json': '{"id":"mara","name":"Other"}' })).toMatchObject({
    files: [['site.json', '{}']],
    items: ['otherfolk/mara-modern'],
  });
});

test('images that a source has as they were come along with items that it tells of in other words', async () => {
  const vault = { ...source, own: source.own?.filter(({ path }) => path === 'images/avatars/mara.webp') ?? [] };
  expect(await split({}, [], vault)).toMatchObject({
    files: [],
    images: [['images/avatars/mara.webp', {}]],
    items: ['otherfolk/mara-modern'],
  });
});
