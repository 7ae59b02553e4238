import type { RemoteDeclaration } from '@otherfolk/shared/contract/declaration';
import type { Answer, Observed, ObservedRemote } from '../releases/observed';

export const here = (json: unknown): Answer => ({ state: 'here', ms: 20, json });

export const MANIFEST_URL = '/remotes/plots/1.1.0-b/mf-manifest.json';

/** The singletons that the manifest asks for, by their names. */
export const manifestOf = (singletons: Record<string, string> = { react: '^19.3.0' }) => ({
  metaData: { remoteEntry: { name: 'remoteEntry.js' } },
  shared: Object.entries(singletons).map(([name, requiredVersion]) => ({ name, requiredVersion, singleton: true })),
});

export const PLOTS: RemoteDeclaration = {
  id: 'plots',
  contract: 5,
  name: 'plots',
  mounts: { plots: { label: 'Plots' } },
  widgets: ['featured-plot'],
  contributions: [{ id: 'events', point: 'character.section', title: 'Events', height: 200 }],
};

const PART = { live: '1.1.0-b', version: '1.1.0', contract: 5, before: [], takenBack: [], problems: [] };

/** The content of `releases.json` of a site with one remote. */
export const RELEASES = {
  contract: 5,
  singletons: { react: '19.3.1' },
  extensionPoints: { 'character.section': 1 },
  rendered: { at: '2026-11-20T12:00:00.000Z', shell: '1.0.0-a', remotes: { plots: '1.1.0-b' } },
  parts: [
    { ...PART, id: 'shell', live: '1.0.0-a', version: '1.0.0', singletons: { react: '19.3.1' } },
    {
      ...PART,
      id: 'plots',
      manifest: MANIFEST_URL,
      singletons: { react: '^19.3.0' },
      declaration: PLOTS,
      since: '2026-11-19T12:00:00.000Z',
      by: 'Ada',
      before: [{ release: '1.0.0-a', since: '2026-11-01T12:00:00.000Z' }],
      takenBack: [{ release: '1.0.5-c' }],
    },
  ],
};

export const fileOf = (name: string, answered: ObservedRemote['files'][number]['answered']) => ({
  url: `https://folk.example/remotes/plots/1.1.0-b/${name}`,
  answered,
});

/** A remote of which all is well. */
export const remoteOf = (more: Partial<ObservedRemote> = {}): ObservedRemote => ({
  url: MANIFEST_URL,
  isAllowed: true,
  manifest: here(manifestOf()),
  declaration: here(PLOTS),
  files: [fileOf('remoteEntry.js', { state: 'here', ms: 20 })],
  ...more,
});

/** A site of which all is well. */
export const observedSite = (more: Partial<Observed> = {}): Observed => ({
  at: Date.parse('2026-11-22T12:00:00.000Z'),
  releases: here(RELEASES),
  registry: here({ plots: MANIFEST_URL }),
  remotes: { plots: remoteOf() },
  shellFiles: [],
  loads: [],
  ...more,
});
