import { loadThroughFederation } from './federation-runtime';
import { expectIntegrity } from './integrity';

const ENTRY = '/remotes/plots/1/remoteEntry.js';
const scope = { react: {} };
const exposed = { id: 'plots' };

const container = () => ({
  init: jest.fn(() => Promise.resolve()),
  get: jest.fn(() => Promise.resolve(() => ({ default: exposed }))),
});

let scripts: HTMLScriptElement[];

/** Loads each script that is put into the page in the way that a test says, as jsdom loads none. */
function browserThat(load: (script: HTMLScriptElement) => void) {
  jest.spyOn(document.head, 'append').mockImplementation((script) => {
    scripts.push(script as HTMLScriptElement);
    load(script as HTMLScriptElement);
  });
}

const runs = (name: string, value?: unknown) => (script: HTMLScriptElement) => {
  if (value) Object.assign(window, { [name]: value });
  script.onload?.(new Event('load'));
};

beforeEach(() => {
  scripts = [];
  Object.assign(globalThis, {
    __webpack_init_sharing__: () => Promise.resolve(),
    __webpack_share_scopes__: { default: scope },
  });
});

afterEach(() => {
  for (const name of ['otherfolk_plots', 'webpackChunkotherfolk_plots', 'otherfolkIntegrity']) {
    Reflect.deleteProperty(window, name);
  }
});

test('a remote gets what the shell shares before its module runs', async () => {
  const remote = container();
  remote.get.mockImplementation(() => {
    expect(remote.init).toHaveBeenCalledWith(scope);
    return Promise.resolve(() => ({ default: exposed }));
  });
  browserThat(runs('otherfolk_plots', remote));
  await expect(loadThroughFederation('plots', ENTRY)).resolves.toBe(exposed);
  expect(remote.get).toHaveBeenCalledWith('./remote');
  expect(scripts.map((script) => script.getAttribute('src'))).toEqual([ENTRY]);
});

test('an entry that does not come is named', async () => {
  browserThat((script) => script.onerror?.('error'));
  await expect(loadThroughFederation('plots', ENTRY)).rejects.toThrow(`${ENTRY} did not load`);
});

test('an entry of something else is named, even where an earlier one left its container', async () => {
  browserThat(runs('otherfolk_plots', container()));
  await loadThroughFederation('plots', ENTRY);
  browserThat(runs('otherfolk_plots'));
  await expect(loadThroughFederation('plots', `${ENTRY}?retry=1`)).rejects.toThrow(
    `${ENTRY}?retry=1 is not the entry of a remote 'plots'`,
  );
});

test('the chunks of an earlier attempt are forgotten', async () => {
  Object.assign(window, { webpackChunkotherfolk_plots: ['old'] });
  const seen: unknown[] = [];
  browserThat((script) => {
    seen.push((window as unknown as Record<string, unknown>)['webpackChunkotherfolk_plots']);
    runs('otherfolk_plots', container())(script);
  });
  await loadThroughFederation('plots', ENTRY);
  expect(seen).toEqual([undefined]);
});

test('a module that throws rejects with what it threw', async () => {
  const remote = container();
  remote.get.mockResolvedValue(() => {
    throw new Error('broken build');
  });
  browserThat(runs('otherfolk_plots', remote));
  await expect(loadThroughFederation('plots', ENTRY)).rejects.toThrow('broken build');
});

test('an entry runs only with the content that is expected of its URL', async () => {
  expectIntegrity({ [ENTRY]: 'sha384-abc' });
  browserThat(runs('otherfolk_plots', container()));
  await loadThroughFederation('plots', `${ENTRY}?retry=1`);
  expect(scripts[0]).toMatchObject({ integrity: 'sha384-abc', crossOrigin: 'anonymous' });
});
