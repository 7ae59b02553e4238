import { CONTRACT_VERSION } from '@otherfolk/shared/contract/contract-version';
import { ownRemotes } from '@otherfolk/shared/testing/own-remotes';
import type { RemoteAssets } from '../page-state/remote-assets';
import { type LoadingTools, loadRemoteModule, RemoteError } from './load-remote';

const URL = 'https://plots.example/v1/mf-manifest.json';
const assets = { js: { sync: ['remote.js'], async: [] }, css: { sync: ['remote.css'], async: [] } };
const manifest = {
  metaData: { remoteEntry: { name: 'remoteEntry.js' } },
  exposes: [{ path: './remote', assets }],
};
const remote = {
  id: 'plots',
  contract: CONTRACT_VERSION,
  mounts: { plots: [] },
  widgets: { 'featured-plot': () => null },
};

function toolsWith(overrides: Partial<LoadingTools> = {}) {
  const entries: string[] = [];
  const waits: number[] = [];
  const tools: LoadingTools = {
    remotes: ownRemotes,
    readRegistry: async () => ({ plots: URL }),
    known: {},
    fetchJson: async () => manifest,
    loadModule: async (_, entry) => {
      entries.push(entry);
      return remote;
    },
    preload: () => undefined,
    running: {},
    wait: (ms) => (waits.push(ms), ms < 8000 ? Promise.resolve() : new Promise(() => undefined)),
    isOnline: () => true,
    ...overrides,
  };
  return { tools, entries, waits };
}

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation();
});

test('the loader takes the entry that the manifest names, beside the manifest', async () => {
  const { tools, entries } = toolsWith();
  await expect(loadRemoteModule('plots', tools)).resolves.toBe(remote);
  expect(entries).toEqual(['https://plots.example/v1/remoteEntry.js']);
});

test('the loader asks for all files of a remote at once', async () => {
  const preloaded: RemoteAssets[] = [];
  const { tools } = toolsWith({ preload: (files) => preloaded.push(files) });
  await loadRemoteModule('plots', tools);
  expect(preloaded).toEqual([
    {
      entry: 'https://plots.example/v1/remoteEntry.js',
      scripts: ['https://plots.example/v1/remote.js'],
      styles: [{ url: 'https://plots.example/v1/remote.css', file: 'remote.css' }],
    },
  ]);
});

test('the loader needs no manifest for the remote that the page was rendered with, and no styles', async () => {
  const fetchJson = jest.fn();
  const known = {
    entry: '/known/remoteEntry.js',
    scripts: ['/known/remote.js'],
    styles: [{ url: '/a.css', file: 'a.css' }],
  };
  const preload = jest.fn();
  const { tools, entries } = toolsWith({ fetchJson, preload, known: { plots: known } });
  await loadRemoteModule('plots', tools);
  expect(preload).toHaveBeenCalledWith({ ...known, styles: [] });
  expect(fetchJson).not.toHaveBeenCalled();
  expect(entries).toEqual(['/known/remoteEntry.js']);
});

test('the loader tries twice more, later each time and with another URL', async () => {
  const asked: string[] = [];
  const { tools, entries, waits } = toolsWith({
    fetchJson: async (url) => {
      asked.push(url);
      if (asked.length < 3) throw new Error('offline');
      return manifest;
    },
  });
  await expect(loadRemoteModule('plots', tools)).resolves.toBe(remote);
  expect(asked).toEqual([URL, `${URL}?retry=1`, `${URL}?retry=2`]);
  expect(entries).toEqual(['https://plots.example/v1/remoteEntry.js?retry=2']);
  const delays = waits.filter((ms) => ms < 8000);
  expect(delays).toHaveLength(2);
  expect(delays[1]).toBeGreaterThan(delays[0] as number);
});

test('a further attempt follows a registry that has changed meanwhile', async () => {
  const urls = [URL, 'https://plots.example/v0/mf-manifest.json'];
  const { tools, entries } = toolsWith({
    readRegistry: async () => ({ plots: urls.shift() as string }),
    fetchJson: async (url) => (url.includes('/v1/') ? { broken: true } : manifest),
  });
  await expect(loadRemoteModule('plots', tools)).resolves.toBe(remote);
  expect(entries).toEqual(['https://plots.example/v0/remoteEntry.js?retry=1']);
});

test('the loader does not repeat the URLs of an earlier round', async () => {
  const { tools, entries } = toolsWith();
  await loadRemoteModule('plots', tools, 'round=1');
  expect(entries).toEqual(['https://plots.example/v1/remoteEntry.js?round=1']);
});

test.each<[string, Partial<LoadingTools>, RegExp]>([
  ['is not listed', { readRegistry: async () => ({}) }, /does not list 'plots'/],
  ['has no manifest', { fetchJson: () => Promise.reject(new Error('404')) }, /404/],
  ['has a manifest that is JSON and wrong', { fetchJson: async () => ({ hello: 1 }) }, /metaData/],
  ['exposes nothing', { fetchJson: async () => ({ ...manifest, exposes: [] }) }, /exposes no/],
  ['throws while loading', { loadModule: () => Promise.reject(new Error('boom')) }, /boom/],
  ['is no module', { loadModule: async () => undefined }, /exposes no module/],
  ['is another remote', { loadModule: async () => ({ ...remote, id: 'locations' }) }, /calls itself 'locations'/],
  ['follows another contract', { loadModule: async () => ({ ...remote, contract: 99 }) }, /contract 99/],
  ['lacks a mount', { loadModule: async () => ({ ...remote, mounts: {} }) }, /mount 'plots'/],
  [
    'has something else for a widget',
    { loadModule: async () => ({ ...remote, widgets: { 'featured-plot': 'a plot' } }) },
    /widget 'featured-plot' is no component/,
  ],
  [
    'never answers',
    { loadModule: () => new Promise(() => undefined), wait: () => Promise.resolve() },
    /did not answer within 8 s/,
  ],
])('the loader says which remote failed and why when it %s', async (_, overrides, why) => {
  const { tools } = toolsWith(overrides);
  const failure = await loadRemoteModule('plots', tools).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(RemoteError);
  expect((failure as RemoteError).remote).toBe('plots');
  expect(String(((failure as RemoteError).cause as Error).message)).toMatch(why);
  expect(console.warn).toHaveBeenCalledTimes(3);
});

test('an attempt after a failed one asks for the same content by another address', async () => {
  const asked: string[] = [];
  const { tools } = toolsWith({
    readRegistry: async () => ({ plots: `${URL}#sha384-m` }),
    fetchJson: async (url) => {
      asked.push(url);
      if (asked.length === 1) throw new Error('503');
      return manifest;
    },
  });
  await loadRemoteModule('plots', tools);
  expect(asked).toEqual([`${URL}#sha384-m`, `${URL}?retry=1#sha384-m`]);
});
