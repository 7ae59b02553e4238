import { fileOf, here, MANIFEST_URL, observedSite, RELEASES, remoteOf } from '../testing/observed-site';
import { commandsOf, workflowUrl } from './commands-of';
import { partStates } from './part-state';

test('a part is told with what is live, whether it fits, is whole, and is on the pages', () => {
  const load = { at: 0, page: 'plot', shell: 'main.js', failed: [] };
  const loads = [
    { ...load, remotes: { plots: { release: '1.1.0-b', ms: 300 } } },
    { ...load, remotes: { plots: { release: '1.0.0-a', ms: 90 } } },
  ];
  const files = [fileOf('a.js', { state: 'here', ms: 1 }), fileOf('b.js', { state: 'other' })];
  expect(partStates(observedSite({ loads, remotes: { plots: remoteOf({ files }) } }))).toMatchObject([
    { part: { id: 'shell' }, live: '1.0.0-a', fits: undefined, rendered: { release: '1.0.0-a' } },
    {
      part: { id: 'plots', by: 'Ada' },
      live: '1.1.0-b',
      fits: true,
      verified: { same: 1, all: 2 },
      rendered: { release: '1.1.0-b' },
      loadTimes: [300],
    },
  ]);
});

test('a part that does not fit is told so', () => {
  const releases = here({ ...RELEASES, contract: 6 });
  expect(partStates(observedSite({ releases })).map(({ fits }) => fits)).toEqual([undefined, false]);
});

test('a remote of which there is a line alone is told beside the others, and where nothing is told at all', () => {
  const poems = remoteOf({ url: '/remotes/poems/2.0.0-x/mf-manifest.json' });
  const registry = here({ plots: MANIFEST_URL, poems: poems.url });
  const remotes = { plots: remoteOf(), poems };
  const idsOf = (states: ReturnType<typeof partStates>) => states.map(({ part, live }) => `${part.id} ${live}`);
  expect(idsOf(partStates(observedSite({ registry, remotes })))).toEqual([
    'shell 1.0.0-a',
    'plots 1.1.0-b',
    'poems 2.0.0-x',
  ]);
  const releases = { state: 'none' } as const;
  expect(idsOf(partStates(observedSite({ registry, remotes, releases })))).toEqual(['plots 1.1.0-b', 'poems 2.0.0-x']);
});

test('commands name the part', () => {
  expect(commandsOf('plots').map(({ command }) => command)).toEqual([
    'npm run release -- plots --to <site>',
    'npm run release -- --rollback plots --to <site>',
    'npm run release -- pages --to <site>',
  ]);
  expect(commandsOf('shell')).toHaveLength(2);
});

test.each([
  [undefined, undefined],
  ['https://git.example/a/b', undefined],
  ['https://github.com/a/b', 'https://github.com/a/b/actions/workflows/release.yml'],
])('a site that is released from %s leads to %s', (repository, url) => {
  expect(workflowUrl(repository === undefined ? undefined : { repository, workflow: 'release.yml' })).toBe(url);
});
