/** @jest-environment node */
import type { RemoteId } from '@otherfolk/shared/contract/remotes';
import { createQueryClient } from '@otherfolk/shared/queries/create-query-client';
import { FRESH_MS } from '@otherfolk/shared/queries/freshness';
import { imageIndexQuery } from '@otherfolk/shared/queries/image-index-query';
import { testShell } from '@otherfolk/shared/testing/test-shell';
import { PageDataCache } from './page-data-cache';
import type { RunningBuilds } from './parse-page-data';

const running: RunningBuilds = { scripts: '[]', remotes: {} };
const loader = { load: (id: RemoteId) => Promise.resolve((running.remotes[id] = `/${id}/2.json`) as never) };
const size = (width: number) => ({ width, height: 1, widths: [] });
const builds = { scripts: '[]', remotes: {} };
const storm = {
  builds,
  queries: [
    { queryKey: ['plot', 'storm'], data: { title: 'Storm' } },
    { queryKey: ['image-index'], data: { 'a.avif': size(1), 'b.avif': size(2) } },
  ],
  images: [],
};

let answers: (() => Response | Promise<Response>)[];
let asked: string[];
let warn: jest.SpyInstance;

const json = (value: unknown) => () => new Response(JSON.stringify(value));

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 });
  warn = jest.spyOn(console, 'warn').mockImplementation();
  asked = [];
  answers = [];
  globalThis.fetch = (url) => {
    asked.push(url as string);
    return Promise.resolve((answers.shift() ?? (() => new Response('', { status: 404 })))());
  };
});
afterEach(() => jest.useRealTimers());

function open(remotes: { load: (id: RemoteId) => Promise<never> } = loader) {
  const shell = testShell({ read: () => Promise.reject(new Error('unused')), origin: '', renderedOn: '2026-11-20' });
  const client = createQueryClient(shell, { retries: 0 });
  return { client, pages: new PageDataCache(client, remotes, running) };
}

test('the data of a page is put where its queries look, and asked for once', async () => {
  answers = [json(storm)];
  const { client, pages } = open();
  const [loaded] = await Promise.all([pages.load('/plots/storm'), pages.load('/plots/storm')]);
  expect(loaded).toEqual({ page: storm, length: JSON.stringify(storm).length });
  expect(asked).toEqual(['/plots/storm/page.json']);
  expect(client.getQueryData(['plot', 'storm'])).toEqual({ title: 'Storm' });
  expect(client.getQueryState(['plot', 'storm'])?.dataUpdatedAt).toBe(1_000_000);
});

test.each([
  ['home', '/', '/page.json'],
  ['a page whose address ends in a slash', '/plots/', '/plots/page.json'],
])('the data of %s lies beside it', async (_, pathname, address) => {
  await open().pages.load(pathname);
  expect(asked).toEqual([address]);
});

test('a query is answered by its key; one that the page does not have, is not', async () => {
  answers = [json(storm)];
  const { pages } = open();
  expect(await pages.read('/plots/storm', ['plot', 'storm'])).toEqual({ title: 'Storm' });
  expect(await pages.read('/plots/storm', ['plot', 'calm'])).toBeUndefined();
});

test('sizes of images are added to those that are known, which stay the same objects', async () => {
  answers = [json(storm)];
  const { client, pages } = open();
  const known = { 'a.avif': size(1) };
  client.setQueryData(imageIndexQuery.queryKey, known, { updatedAt: 1 });
  await pages.load('/plots/storm');
  const sizes = client.getQueryData(imageIndexQuery.queryKey);
  expect(sizes).toEqual({ 'a.avif': size(1), 'b.avif': size(2) });
  expect(sizes?.['a.avif']).toBe(known['a.avif']);
  expect(client.getQueryState(imageIndexQuery.queryKey)?.dataUpdatedAt).toBe(1);
});

test('images do not look at their sizes again where a page brings none that are new', async () => {
  answers = [json(storm)];
  const { client, pages } = open();
  client.setQueryData(imageIndexQuery.queryKey, { 'a.avif': size(1), 'b.avif': size(2), 'c.avif': size(3) });
  const updated: unknown[] = [];
  client.getQueryCache().subscribe(({ type, query }) => type === 'updated' && updated.push(query.queryKey));
  await pages.load('/plots/storm');
  expect(updated).toEqual([['plot', 'storm']]);
});

test.each<[string, boolean, () => Response | Promise<Response>]>([
  ['does not come has failed', true, () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is cut short has failed', true, () => new Response('{"builds":')],
  ['a page does not have has not failed', false, () => new Response('', { status: 404 })],
  ['comes has not failed', false, json(storm)],
])('data that %s', async (_, hasFailed, answer) => {
  answers = [answer];
  const { pages } = open();
  await pages.load('/plots/storm');
  expect(pages.hasFailed('/plots/storm')).toBe(hasFailed);
  expect(pages.hasFailed('/plots/calm')).toBe(false);
});

test('what was read after the data was asked for stays', async () => {
  let answer: (response: Response) => void = () => undefined;
  answers = [() => new Promise((resolve) => (answer = resolve))];
  const { client, pages } = open();
  const loading = pages.load('/plots/storm');
  client.setQueryData(['plot', 'storm'], { title: 'Newer' }, { updatedAt: 1_000_001 });
  answer(json(storm)());
  await loading;
  expect(client.getQueryData(['plot', 'storm'])).toEqual({ title: 'Newer' });
});

test('data is asked for again when it is no longer fresh', async () => {
  answers = [json(storm), json(storm)];
  const { pages } = open();
  await pages.load('/plots/storm');
  jest.setSystemTime(1_000_000 + FRESH_MS - 1);
  await pages.load('/plots/storm');
  expect(asked).toHaveLength(1);
  jest.setSystemTime(1_000_000 + FRESH_MS);
  await pages.load('/plots/storm');
  expect(asked).toHaveLength(2);
});

test.each([
  ['is taken where that release runs here', '/plots/2.json', { title: 'Storm' }],
  ['is left alone where another one does', '/plots/1.json', undefined],
])('data of a release of a remote that is still to be loaded %s', async (_, plots, found) => {
  answers = [json({ ...storm, builds: { scripts: '[]', remotes: { plots } } })];
  expect(await open().pages.read('/plots/storm', ['plot', 'storm'])).toEqual(found);
});

test.each<[string, () => Response | Promise<Response>]>([
  ['is missing', () => new Response('', { status: 404 })],
  ['is cut short', () => new Response(JSON.stringify(storm).slice(0, -9))],
  ['is a page in HTML', () => new Response('<!doctype html>')],
  ['is of another deployment', json({ ...storm, builds: { scripts: '["/x.js"]', remotes: {} } })],
  ['does not come', () => Promise.reject(new TypeError('Failed to fetch'))],
])('data that %s gives nothing, and changes nothing', async (_, answer) => {
  answers = [answer];
  const { client, pages } = open();
  expect(await pages.load('/plots/storm')).toBeUndefined();
  expect(client.getQueryCache().getAll()).toEqual([]);
  // Nobody has opened the page.
  expect(warn).not.toHaveBeenCalled();
});

test('after a failure the next queries of the page do not ask in vain; later ones ask again', async () => {
  answers = [() => Promise.reject(new TypeError('Failed to fetch')), json(storm)];
  const { pages } = open();
  expect(await pages.read('/plots/storm', ['plot', 'storm'])).toBeUndefined();
  expect(await pages.read('/plots/storm', ['family', ''])).toBeUndefined();
  expect([asked.length, warn.mock.calls.length]).toEqual([1, 1]);
  jest.setSystemTime(1_020_000);
  expect(await pages.read('/plots/storm', ['plot', 'storm'])).toEqual({ title: 'Storm' });
});

test('what has come can be looked at before its remotes are loaded; what nobody asked for is not asked for', async () => {
  answers = [json({ ...storm, builds: { scripts: '[]', remotes: { plots: '/plots/1.json' } } })];
  const { client, pages } = open({ load: () => new Promise(() => undefined) });
  void pages.load('/plots/storm');
  expect(await pages.peek('/plots/storm', ['plot', 'storm'])).toEqual({ title: 'Storm' });
  expect(client.getQueryData(imageIndexQuery.queryKey)).toEqual({ 'a.avif': size(1), 'b.avif': size(2) });
  expect(client.getQueryData(['plot', 'storm'])).toBeUndefined();
  expect(await pages.peek('/plots/storm', ['plot', 'calm'])).toBeUndefined();
  expect(await pages.peek('/plots/calm', ['plot', 'calm'])).toBeUndefined();
  expect(asked).toEqual(['/plots/storm/page.json']);
});

test('what did not come cannot be looked at', async () => {
  answers = [() => Promise.reject(new TypeError('Failed to fetch'))];
  const { pages } = open();
  void pages.load('/plots/storm');
  expect(await pages.peek('/plots/storm', ['plot', 'storm'])).toBeUndefined();
});
