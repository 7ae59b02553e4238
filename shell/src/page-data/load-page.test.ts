/** @jest-environment node */
import { createQueryClient } from '@otherfolk/shared/queries/create-query-client';
import { FRESH_MS } from '@otherfolk/shared/queries/freshness';
import { imageIndexQuery } from '@otherfolk/shared/queries/image-index-query';
import { ownRemotes } from '@otherfolk/shared/testing/own-remotes';
import { testShell } from '@otherfolk/shared/testing/test-shell';
import { preloadFiles } from '../remotes/preload-files';
import type { FetchedPage } from './fetch-page';
import { loadPage } from './load-page';
import { dataIn, pageKey } from './page-query';
import type { RunningBuilds } from './parse-page-data';
import { openPageReader } from './read-open-page';

jest.mock('../remotes/preload-files', () => ({ preloadFiles: jest.fn() }));

const STORM = '/plots/storm';
const KEY = ['plot', 'storm'];
const sizes = { 'a.avif': { width: 1, height: 1, widths: [] } };
const builds = { scripts: '[]', remotes: {} };
const storm = {
  builds,
  queries: [
    { queryKey: KEY, data: { title: 'Storm' } },
    { queryKey: ['image-index'], data: sizes },
  ],
  images: [],
};

type Answer = () => Response | Promise<Response>;
let answers: Answer[];
let asked: string[];
let warn: jest.SpyInstance;

const json =
  (value: unknown): Answer =>
  () =>
    new Response(JSON.stringify(value));
const missing: Answer = () => new Response('', { status: 404 });
const offline: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
const later = (ms: number) => jest.setSystemTime(Date.now() + ms);

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 });
  warn = jest.spyOn(console, 'warn').mockImplementation();
  jest.mocked(preloadFiles).mockClear();
  asked = [];
  answers = [];
  globalThis.fetch = (url) => {
    asked.push(url as string);
    return Promise.resolve((answers.shift() ?? missing)());
  };
});
afterEach(() => Reflect.deleteProperty(globalThis, 'location'));

function open() {
  const client = createQueryClient(testShell({ read: jest.fn(), origin: '', renderedOn: '2026-11-20' }), {
    persister: () => Promise.reject(new Error('The data of a page does not ask for itself')),
  });
  const running: RunningBuilds = { scripts: '[]', remotes: {} };
  const load = (id: string) => Promise.resolve((running.remotes[id] = `/${id}/2.json`) as never);
  const tools = { client, loader: { remotes: ownRemotes, load: jest.fn(load), loaded: () => undefined }, running };
  /** What the page that is open at an address has for a query. */
  const read = (pathname: string, queryKey: string[]) => {
    Object.assign(globalThis, { location: { pathname } });
    return reader(queryKey);
  };
  const reader = openPageReader(tools);
  return { client, tools, load: (pathname = STORM) => loadPage(tools, pathname), read };
}

test('the data of a page is put where its queries look, and asked for once', async () => {
  answers = [json(storm)];
  const { client, load } = open();
  const [loaded] = await Promise.all([load(), load()]);
  expect(loaded).toEqual({ ...storm, askedAt: 1_000_000, length: JSON.stringify(storm).length });
  expect(asked).toEqual(['/plots/storm/page.json']);
  expect(client.getQueryData(KEY)).toEqual({ title: 'Storm' });
  expect(client.getQueryState(KEY)?.dataUpdatedAt).toBe(1_000_000);
  expect(client.getQueryData(imageIndexQuery.queryKey)).toEqual(sizes);
});

test.each([
  ['home', '/', '/page.json'],
  ['a page whose address ends in a slash', '/plots/', '/plots/page.json'],
])('the data of %s lies beside it', async (_, pathname, address) => {
  await open().load(pathname);
  expect(asked).toEqual([address]);
});

test('a query is answered by its key; one that the page does not have, is not', async () => {
  answers = [json(storm)];
  const { read } = open();
  expect(await read(STORM, KEY)).toEqual({ title: 'Storm' });
  expect(await read(STORM, ['plot', 'calm'])).toBeUndefined();
});

test('a page that has no data is not asked for any', async () => {
  expect(await open().read('/admin', KEY)).toBeUndefined();
  expect(asked).toEqual([]);
});

test('what was read after the data was asked for stays', async () => {
  let answer: (response: Response) => void = () => undefined;
  answers = [() => new Promise((resolve) => (answer = resolve))];
  const { client, load } = open();
  const loading = load();
  client.setQueryData(KEY, { title: 'Newer' }, { updatedAt: 1_000_001 });
  later(2);
  answer(await json(storm)());
  await loading;
  expect(client.getQueryData(KEY)).toEqual({ title: 'Newer' });
});

test('data is asked for again when it is no longer fresh', async () => {
  answers = [json(storm), json(storm)];
  const { load } = open();
  await load();
  later(FRESH_MS - 1);
  await load();
  expect(asked).toHaveLength(1);
  later(1);
  await load();
  expect(asked).toHaveLength(2);
});

test.each([
  ['the catalogue has changed', 'removeQueries'],
  ['the network is there again', 'invalidateQueries'],
] as const)('data is asked for again when %s', async (_, change) => {
  answers = [json(storm), json({ ...storm, queries: [{ queryKey: KEY, data: { title: 'New' } }] })];
  const { client, load } = open();
  await load();
  later(1);
  await client[change]();
  await load();
  expect(client.getQueryData(KEY)).toEqual({ title: 'New' });
});

test.each([
  ['is taken where that release runs here', '/plots/2.json', { title: 'Storm' }],
  ['is left alone where another one does', '/plots/1.json', undefined],
])('data of a release of a remote that is still to be loaded %s', async (_, plots, found) => {
  answers = [json({ ...storm, builds: { scripts: '[]', remotes: { plots } } })];
  expect(await open().read(STORM, KEY)).toEqual(found);
});

const anotherShell = { ...storm, scripts: [['/x.js']], builds: { scripts: '["/x.js"]', remotes: {} } };

test.each<[string, Answer]>([
  ['is missing', missing],
  ['is a page of another kind', json({})],
  ['is of another deployment', json(anotherShell)],
])('data that %s gives nothing, changes nothing, and is not asked for again soon', async (_, answer) => {
  answers = [answer, answer];
  const { client, load } = open();
  expect(await load()).toBeNull();
  expect(await load()).toBeNull();
  expect(asked).toHaveLength(1);
  const keys = client.getQueryCache().getAll();
  expect(keys.map(({ queryKey }) => queryKey)).toEqual([pageKey(STORM)]);
  expect(preloadFiles).not.toHaveBeenCalled();
});

const failures: [string, Answer][] = [
  ['is cut short', () => new Response(JSON.stringify(storm).slice(0, -9))],
  ['is a page in HTML', () => new Response('<!doctype html>')],
  ['does not come', offline],
];

test.each(failures)(
  'data that %s rejects, changes nothing, and is not reported before its page is open',
  async (_, answer) => {
    answers = [answer];
    const { client, load } = open();
    await expect(load()).rejects.toThrow();
    expect(client.getQueryCache().getAll()).toHaveLength(1);
    expect(warn).not.toHaveBeenCalled();
  },
);

test('after a failure the next queries of the page do not ask in vain; later ones ask again', async () => {
  answers = [offline, json(storm)];
  const { load, read } = open();
  await expect(load()).rejects.toThrow();
  expect(await read(STORM, KEY)).toBeUndefined();
  expect(await read(STORM, ['family', ''])).toBeUndefined();
  expect([asked.length, warn.mock.calls.length]).toEqual([1, 1]);
  later(20_000);
  expect(await read(STORM, KEY)).toEqual({ title: 'Storm' });
});

test('data that has come is in its query, with the sizes of its images, before its remotes are loaded', async () => {
  answers = [json({ ...storm, builds: { scripts: '[]', remotes: { plots: '/plots/1.json' } }, scripts: [['/p.js']] })];
  const { client, tools, load } = open();
  tools.loader.load.mockReturnValue(new Promise(() => undefined));
  void load();
  await jest.advanceTimersByTimeAsync(1);
  const page = client.getQueryData<FetchedPage>(pageKey(STORM));
  expect(page && dataIn(page, KEY)).toEqual({ title: 'Storm' });
  expect(client.getQueryData(imageIndexQuery.queryKey)).toEqual(sizes);
  expect(client.getQueryData(KEY)).toBeUndefined();
  expect(preloadFiles).toHaveBeenCalledWith([{ href: '/p.js', as: 'script' }]);
});
