/** @jest-environment node */
import { realpath } from 'node:fs/promises';
import type { RenderRequest } from '@otherfolk/shared/contract/rendering';
import { TemporaryCatalogue } from '../derive/content/testing/temporary-catalogue';
import { CatalogueSource } from '../derive/guarded/catalogue-source';
import { cachedRenderer } from './page-cache';

let catalogue: TemporaryCatalogue;
let folder: string;
const rendered: string[] = [];

beforeEach(async () => {
  catalogue = await TemporaryCatalogue.ofFixture();
  folder = await realpath(catalogue.folder);
  rendered.length = 0;
});
afterEach(() => catalogue.remove());

const renderPage = async ({ url, read }: RenderRequest) => {
  await read('site.json');
  rendered.push(url);
  const restsOn = { files: [], images: [] };
  return { status: 200, rendered: !url.startsWith('/nothing'), html: url.padEnd(1000), restsOn };
};

const open = (maxBytes?: number) => {
  const page = cachedRenderer(renderPage, new CatalogueSource(folder), maxBytes);
  return (url: string, today = '2026-11-20' as const) => page({ url, origin: 'http://localhost', today });
};

test('a page is rendered once, whatever its query asks for', async () => {
  const page = open();
  await page('/plots');
  await page('/plots?tag=a');
  await page('/plots?tag=b#x');
  expect(rendered).toEqual(['/plots']);
});

test('equal requests under way share one rendering', async () => {
  const page = open();
  await Promise.all(Array.from({ length: 20 }, (_, index) => page(`/plots?${index}`)));
  expect(rendered).toEqual(['/plots']);
});

test('a rendering that fails is tried again by the next request', async () => {
  let fails = true;
  const page = cachedRenderer(async (request) => {
    if (fails) throw new Error('no');
    return renderPage(request);
  }, new CatalogueSource(folder));
  const request = { url: '/plots', origin: '', today: '2026-11-20' } as const;
  await expect(page(request)).rejects.toThrow('no');
  fails = false;
  await expect(page(request)).resolves.toMatchObject({ status: 200 });
});

test('a page is rendered anew after one of its files has changed, and on the next day', async () => {
  const page = open();
  await page('/plots');
  await catalogue.edit<{ name: string }>('site.json', (site) => void (site.name = 'Another'));
  await page('/plots');
  await page('/plots', '2026-11-21' as never);
  expect(rendered).toHaveLength(3);
});

test('the cache holds so many bytes, and forgets the oldest pages first', async () => {
  const page = open(2500);
  for (const url of ['/a', '/b', '/c', '/b', '/c', '/a']) await page(url);
  expect(rendered).toEqual(['/a', '/b', '/c', '/a']);
});

test('a page that is larger than the cache is rendered each time', async () => {
  const page = open(500);
  await page('/a');
  await page('/a');
  expect(rendered).toEqual(['/a', '/a']);
});

test('addresses without a page take no place from pages', async () => {
  const page = open(1500);
  for (const url of ['/a', '/nothing/1', '/nothing/2', '/a']) await page(url);
  expect(rendered).toEqual(['/a', '/nothing/1', '/nothing/2']);
});
