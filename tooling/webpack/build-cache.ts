import { readFileSync } from 'node:fs';
import type { Configuration } from 'webpack';
import type { BackendTarget } from '@otherfolk/shared/contract/backend-target';
import { contentHash } from '@otherfolk/system/content-hash';
import { fromRoot } from '@otherfolk/system/from-root';
import { toolFiles } from './fingerprint';
import { withSealedFolder } from './sealed-folder';
import type { BuildId } from './workspaces';

/** Several times what the shell takes: webpack itself removes what was not used for weeks. */
const MOST_BYTES = 400_000_000;

/** What decides on a result, and is not among the files that webpack compares. */
const versionFor = (id: BuildId, target: BackendTarget) =>
  contentHash(
    [
      // The cache names its files by their whole paths.
      fromRoot(),
      process.version,
      ...(id === 'shell' ? [JSON.stringify(target)] : []),
      ...[...toolFiles(), 'package-lock.json'].map((file) => contentHash(readFileSync(fromRoot(file)))),
    ].join('\n'),
  );

/** Times may be old on new files, as from an archive. */
const BY_CONTENT = { hash: true, timestamp: false };

const cached = (configuration: Configuration, folder: string): Configuration => ({
  ...configuration,
  cache: {
    type: 'filesystem',
    cacheDirectory: folder,
    name: (configuration.name ?? '').replace(/\W+/g, '-'),
    // The version of the folder speaks for these, and need not be looked for among thousands of files.
    buildDependencies: { defaultWebpack: [] },
  },
  snapshot: {
    // Packages are known by their versions; workspaces, which lie among them as links, by their files.
    unmanagedPaths: [fromRoot('node_modules/@otherfolk')],
    module: BY_CONTENT,
    contextModule: BY_CONTENT,
    resolve: BY_CONTENT,
    buildDependencies: BY_CONTENT,
    resolveBuildDependencies: BY_CONTENT,
  },
});

/**
 * Lets a build go on from what the last one of the same part left in `.cache/webpack/`: only what changed since then is done again. Two
 * builds of one part and target must not run at once.
 */
export function withBuildCache<T>(
  id: BuildId,
  target: BackendTarget,
  configurations: readonly Configuration[],
  build: (configurations: Configuration[]) => Promise<T>,
): Promise<T> {
  const folder = fromRoot('.cache/webpack', id === 'shell' ? `${id}-${target.kind}` : id);
  return withSealedFolder(folder, { version: versionFor(id, target), mostBytes: MOST_BYTES }, () =>
    build(configurations.map((each) => cached(each, folder))),
  );
}
