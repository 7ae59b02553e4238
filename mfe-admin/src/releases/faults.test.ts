import {
  fileOf,
  here,
  MANIFEST_URL,
  manifestOf,
  observedSite,
  PLOTS,
  RELEASES,
  remoteOf,
} from '../testing/observed-site';
import { faultsOf } from './faults';
import type { Observed, ObservedRemote } from './observed';

const ORIGIN = 'https://folk.example';

const told = (more: Partial<Observed>) =>
  faultsOf(observedSite(more), ORIGIN).map(({ part, kind, detail }) => `${part}: ${kind}: ${detail}`);
const withPlots = (more: Partial<ObservedRemote>) => told({ remotes: { plots: remoteOf(more) } });
const refused = (status: number) => ({ state: 'refused', status }) as const;

test('a site of which all is well has no fault', () => {
  expect(told({})).toEqual([]);
});

test.each<[string, Partial<Observed>, string[]]>([
  ['no network', { releases: { state: 'none' }, registry: { state: 'none' } }, ['site: offline: ']],
  ['releases.json is missing', { releases: refused(404) }, ['site: releases missing: answered 404']],
  [
    'releases.json is no JSON',
    { releases: here(undefined) },
    ['site: releases broken: it: Invalid type: Expected Object but received undefined'],
  ],
  ['remotes.json is missing', { registry: refused(404), remotes: {} }, ['site: registry missing: answered 404']],
  [
    'remotes.json is no object',
    { registry: here('<!doctype'), remotes: {} },
    ['site: registry broken: is no list of remotes'],
  ],
  ['a line is missing', { registry: here({}), remotes: {} }, ['plots: line missing: ']],
  [
    'a line leads to another release than was released',
    { registry: here({ plots: '/remotes/plots/0.9.0-z/mf-manifest.json' }) },
    ['plots: line unknown: 0.9.0-z', 'plots: pages old: 1.1.0-b'],
  ],
  [
    'pages are older than a remote',
    { releases: here({ ...RELEASES, rendered: { ...RELEASES.rendered, remotes: { plots: '1.0.0-a' } } }) },
    ['plots: pages old: 1.0.0-a'],
  ],
  [
    'a file of the shell is gone',
    { shellFiles: [{ url: `${ORIGIN}/assets/main.js`, answered: refused(404) }] },
    ['shell: file missing: main.js'],
  ],
])('%s', (_, more, faults) => {
  expect(told(more)).toEqual(faults);
});

test.each<[string, Partial<ObservedRemote>, string[]]>([
  ['its manifest is missing', { manifest: refused(404) }, ['plots: manifest missing: answered 404']],
  ['its host fails', { manifest: refused(500) }, ['plots: manifest unreachable: answered 500']],
  ['its host does not answer', { manifest: { state: 'none' } }, ['plots: manifest unreachable: did not answer']],
  ['its host is late', { manifest: { state: 'late' } }, ['plots: slow: mf-manifest.json']],
  ['its manifest is no JSON', { manifest: here(undefined) }, ['plots: manifest broken: ']],
  ['its manifest is another one', { manifest: { state: 'other' } }, ['plots: manifest changed: ']],
  [
    'it is on another origin without a hash',
    { url: 'https://plots.example/1.1.0-b/mf-manifest.json' },
    ['plots: line refused: https://plots.example/1.1.0-b/mf-manifest.json'],
  ],
  [
    'the policy of pages blocks its origin',
    { url: 'https://plots.example/1.1.0-b/mf-manifest.json#sha384-a', isAllowed: false },
    ['plots: origin blocked: https://plots.example'],
  ],
  [
    'files of it are gone',
    { files: [fileOf('remoteEntry.js', refused(404)), fileOf('page.js', refused(404))] },
    ['plots: file missing: remoteEntry.js and 1 more'],
  ],
  ['a file of it cannot be had', { files: [fileOf('a.js', refused(503))] }, ['plots: file unreachable: a.js']],
  ['a file of it is late', { files: [fileOf('a.js', { state: 'late' })] }, ['plots: slow: a.js']],
  ['a file of it was changed', { files: [fileOf('a.js', { state: 'other' })] }, ['plots: file changed: a.js']],
  [
    'it follows another contract',
    { declaration: here({ ...PLOTS, contract: 4 }) },
    ['plots: misfit: it follows contract 4, the shell 5'],
  ],
  [
    'it asks for another React',
    { manifest: here(manifestOf({ react: '^20.0.0' })) },
    ['plots: misfit: it asks for react ^20.0.0, and the shell provides 19.3.1'],
  ],
  [
    'it asks for what the shell does not have',
    { manifest: here(manifestOf({ vue: '^3.0.0' })) },
    ['plots: misfit: it asks for vue, which the shell does not provide'],
  ],
  [
    'it has no declaration',
    { declaration: refused(404) },
    ['plots: declaration: it has no declaration (otherfolk.json)'],
  ],
  [
    'its declaration is huge',
    { declaration: here({ ...PLOTS, name: 'x'.repeat(20_000) }) },
    ['plots: declaration: its declaration has 20194 bytes, and 16000 is the most'],
  ],
  [
    'it claims a mount of the shell',
    { declaration: here({ ...PLOTS, mounts: { tags: {} } }) },
    ["plots: declaration: it is left out: it claims the mount 'tags', which belongs to the shell"],
  ],
])('a remote is told where %s', (_, more, faults) => {
  expect(withPlots(more)).toEqual(faults);
});

test('two remotes that claim one mount are told with both names', () => {
  const poems = remoteOf({
    url: '/remotes/poems/1/mf-manifest.json',
    declaration: here({ ...PLOTS, id: 'poems', widgets: [] }),
  });
  const registry = here({ plots: MANIFEST_URL, poems: '/remotes/poems/1/mf-manifest.json' });
  expect(told({ registry, remotes: { plots: remoteOf(), poems } })).toContain(
    "poems: declaration: it is left out: it claims the mount 'plots', which belongs to 'plots'",
  );
});

test('libraries are not compared with those of a shell that tells nothing', () => {
  expect(
    told({ releases: refused(404), remotes: { plots: remoteOf({ manifest: here(manifestOf({ vue: '1' })) }) } }),
  ).toEqual(['site: releases missing: answered 404']);
});

const load = { at: 0, page: 'plot', shell: 'main.js', remotes: {}, failed: [] };
const failure = { id: 'plots', release: '1.1.0-b', while: 'loading', said: 'plots answered 500' } as const;

test('what failed in this browser is told once, of the release that is live alone', () => {
  const before = { ...load, failed: [{ ...failure, release: '1.0.0-a' }] };
  expect(told({ loads: [before] })).toEqual([]);
  const loads = [
    { ...load, failed: [failure, failure] },
    { ...load, failed: [{ ...failure, while: 'drawing' as const }] },
  ];
  expect(told({ loads })).toEqual([
    'plots: failed to load: plots answered 500',
    'plots: failed to draw: plots answered 500',
  ]);
});

test('a remote that took this browser more than 8 seconds is slow', () => {
  const took = (ms: number) => ({ ...load, remotes: { plots: { release: '1.1.0-b', ms } } });
  expect(told({ loads: [took(7900)] })).toEqual([]);
  expect(told({ loads: [took(9120)] })).toEqual(['plots: slow: 9.1 s']);
});
