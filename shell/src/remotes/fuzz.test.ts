/** @jest-environment node */
import fc from 'fast-check';
import { fuzzed, fuzzText } from '@otherfolk/shared/testing/fuzz-files';
import { ownRemotes } from '@otherfolk/shared/testing/own-remotes';
import { remoteIds } from '@otherfolk/webpack/workspaces';
import { loadRemoteModule, RemoteError } from './load-remote';
import { assetsOf } from './manifest';
import { parseRegistry } from './registry';

const registry = {
  characters: '/remotes/characters/1/mf-manifest.json',
  plots: 'https://plots.example/1/mf-manifest.json',
};
const files = { js: { sync: ['a.js'], async: [] }, css: { sync: ['a.css'], async: [] } };
const manifest = {
  metaData: { remoteEntry: { name: 'remoteEntry.js' } },
  exposes: [{ path: './remote', assets: files }],
};
const anyRegistry = fc.oneof(
  fuzzed(registry),
  fc.dictionary(fc.constantFrom(...remoteIds, '__proto__', 'strangers'), fc.oneof(fuzzText, fc.jsonValue())),
);
const anyManifest = fc.oneof({ weight: 9, arbitrary: fuzzed(manifest) }, fc.jsonValue());

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation();
});

test('a registry of any form gives web addresses of known remotes, and nothing else', () => {
  fc.assert(
    fc.property(anyRegistry, (json) => {
      const parsed = Object.entries(parseRegistry(json));
      expect(remoteIds).toEqual(expect.arrayContaining(parsed.map(([id]) => id)));
      const schemes = parsed.map(([, url]) => new URL(url, 'https://site.example').protocol);
      expect(schemes.filter((scheme) => !['http:', 'https:'].includes(scheme))).toEqual([]);
    }),
    { numRuns: 1500 },
  );
});

test.each(['https://plots.example/1/', '/remotes/plots/1/'])(
  'a manifest of any form names files below %s, or is refused',
  (folder) => {
    const refused = Symbol();
    const read = (json: unknown) => {
      try {
        return assetsOf(json, `${folder}mf-manifest.json`);
      } catch (error) {
        expect(error).toBeInstanceOf(Error);
        return refused;
      }
    };
    fc.assert(
      fc.property(anyManifest, (json) => {
        const assets = read(json);
        if (typeof assets === 'symbol') return;
        const urls = [assets.entry, ...assets.scripts, ...assets.styles.map(({ url }) => url)];
        const { origin } = new URL(folder, 'https://site.example');
        for (const url of urls) {
          expect(url.startsWith(folder)).toBe(true);
          expect(new URL(url, 'https://site.example').origin).toBe(origin);
        }
      }),
      { numRuns: 1500 },
    );
  },
);

test('a remote is loaded or fails by its name, whatever comes in the place of registry, manifest and module', async () => {
  const answers = fc.record({ registry: anyRegistry, manifest: anyManifest, module: fc.jsonValue() });
  await fc.assert(
    fc.asyncProperty(answers, async ({ registry, manifest, module }) => {
      const failure: unknown = await loadRemoteModule('plots', {
        remotes: ownRemotes,
        readRegistry: () => Promise.resolve(parseRegistry(registry)),
        known: {},
        fetchJson: () => Promise.resolve(manifest),
        loadModule: () => Promise.resolve(module),
        preload: () => undefined,
        running: {},
        wait: (ms) => (ms < 8000 ? Promise.resolve() : new Promise(() => undefined)),
        isOnline: () => true,
      }).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(RemoteError);
    }),
    { numRuns: 300 },
  );
}, 60_000);
