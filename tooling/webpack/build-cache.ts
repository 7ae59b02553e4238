import type { Configuration } from 'webpack';
import type { BackendTarget } from '@otherfolk/shared/contract/backend-target';
import { fromRoot } from '@otherfolk/system/from-root';
import { toolFiles } from './fingerprint';
import type { BuildId } from './workspaces';

/** Lets a build go on from what webpack kept of the last one of the same part in `.cache/webpack/`: only changed files are done again. */
export const withBuildCache = (id: BuildId, target: BackendTarget, configuration: Configuration): Configuration => ({
  ...configuration,
  cache: {
    type: 'filesystem',
    cacheDirectory: fromRoot('.cache/webpack', id === 'shell' ? `${id}-${target.kind}` : id),
    name: (configuration.name ?? '').replace(/\W+/g, '-'),
    version: JSON.stringify([process.version, ...(id === 'shell' ? [target] : [])]),
    buildDependencies: { tools: [...toolFiles(), 'package-lock.json'].map((file) => fromRoot(file)) },
  },
  // Workspaces lie among the packages as links: packages are known by their versions, workspaces by their files.
  snapshot: { unmanagedPaths: [fromRoot('node_modules/@otherfolk')] },
});
