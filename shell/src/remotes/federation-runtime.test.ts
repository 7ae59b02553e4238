import { init } from '@module-federation/enhanced/runtime';
import { SHELL_CONTAINER } from '@otherfolk/shared/contract/federation-names';
import federationPlugin from './federation-plugin';
import { loadThroughFederation } from './federation-runtime';
import { expectIntegrity } from './integrity';

const HOST = 'http://localhost';
const ENTRY = '/remotes/plots/1/remoteEntry.js';
const exposed = { id: 'plots' };

const container = () => ({
  init: jest.fn(async (_scope: object) => undefined),
  get: jest.fn(async (_module: string) => () => ({ default: exposed })),
});

let scripts: HTMLScriptElement[];

/** Loads each script that is put into the page in the way that a test says, as jsdom loads none. */
function browserThat(load: (script: HTMLScriptElement) => void) {
  jest.spyOn(document.head, 'appendChild').mockImplementation((node) => {
    const script = node as unknown as HTMLScriptElement;
    scripts.push(script);
    setTimeout(() => load(script));
    return node;
  });
}

const runs = (name: string, value?: unknown) => (script: HTMLScriptElement) => {
  if (value) Object.assign(window, { [name]: value });
  script.onload?.(new Event('load'));
};

// The runtime is begun as the federation plug-in of the build does it.
init({ name: SHELL_CONTAINER, remotes: [], plugins: [federationPlugin()] });

beforeEach(() => {
  scripts = [];
  jest.spyOn(console, 'warn').mockImplementation();
});
afterEach(() => {
  for (const name of ['otherfolk_plots', 'otherfolkIntegrity']) Reflect.deleteProperty(window, name);
});

let attempts = 0;
/** The runtime loads an entry once, so that each test has its own. */
const nextEntry = () => `${ENTRY}?test=${attempts++}`;

test('the exposed module of a remote is loaded by its entry', async () => {
  const remote = container();
  browserThat(runs('otherfolk_plots', remote));
  const entry = nextEntry();
  await expect(loadThroughFederation('plots', entry)).resolves.toBe(exposed);
  expect(remote.init).toHaveBeenCalledTimes(1);
  expect(remote.get).toHaveBeenCalledWith('./remote');
  expect(scripts.map(({ src }) => src)).toEqual([HOST + entry]);
});

test('an entry that does not come is named', async () => {
  browserThat((script) => script.onerror?.('error'));
  const entry = nextEntry();
  await expect(loadThroughFederation('plots', entry)).rejects.toThrow(entry);
});

test('an entry of something else is named, even where an earlier one left its container', async () => {
  browserThat(runs('otherfolk_plots', container()));
  await loadThroughFederation('plots', nextEntry());
  browserThat(runs('otherfolk_plots'));
  const entry = nextEntry();
  await expect(loadThroughFederation('plots', entry)).rejects.toThrow(entry);
});

test('an entry that failed is loaded by another address', async () => {
  browserThat((script) => script.onerror?.('error'));
  await expect(loadThroughFederation('plots', nextEntry())).rejects.toThrow();
  browserThat(runs('otherfolk_plots', container()));
  await expect(loadThroughFederation('plots', nextEntry())).resolves.toBe(exposed);
});

test('the chunks of an earlier attempt are forgotten', async () => {
  Object.assign(window, { webpackChunkotherfolk_plots: ['old'] });
  const seen: unknown[] = [];
  browserThat((script) => {
    seen.push((window as unknown as Record<string, unknown>)['webpackChunkotherfolk_plots']);
    runs('otherfolk_plots', container())(script);
  });
  await loadThroughFederation('plots', nextEntry());
  expect(seen).toEqual([undefined]);
});

test('a module that throws rejects with what it threw', async () => {
  const remote = container();
  remote.get.mockResolvedValue(() => {
    throw new Error('broken build');
  });
  browserThat(runs('otherfolk_plots', remote));
  await expect(loadThroughFederation('plots', nextEntry())).rejects.toThrow('broken build');
});

test('an entry runs only with the content that is expected of its URL', async () => {
  expectIntegrity({ [HOST + ENTRY]: 'sha384-abc' });
  browserThat(runs('otherfolk_plots', container()));
  await loadThroughFederation('plots', nextEntry());
  expect(scripts[0]).toMatchObject({ integrity: 'sha384-abc', crossOrigin: 'anonymous' });
});
