import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Configuration } from 'webpack';
import { containerName, DECLARATION_FILE } from '@otherfolk/shared/contract/federation-names';
import type { Mode } from './base-config';
import { browserConfig } from './browser-config';
import { DeclarationPlugin } from './declaration-plugin';
import { federatedRemote, type TypesOption } from './federated-remote';
import { IntegrityPlugin } from './integrity-plugin';
import { nodeFile, renderConfig } from './node-config';
import { atlasStyles, pageStyles } from './page-styles';
import { type Part, PUBLIC_PAGES_SOURCE } from './part';
import { singletons } from './singletons';

interface RemoteBuild {
  mode: Mode;
  /** How the types of what it exposes are written; undefined where they are not. */
  types?: TypesOption | undefined;
  refreshes: boolean;
}

/** The build of a remote that browsers load. */
function remoteBrowserConfig(part: Part, { mode, types, refreshes }: RemoteBuild): Configuration {
  const declaration = new DeclarationPlugin(path.join(part.folder, DECLARATION_FILE));
  const configuration = browserConfig(part, {
    mode,
    refreshes,
    uniqueName: containerName(part.id),
    plugins: [federatedRemote(part, types), new IntegrityPlugin(), declaration],
  });
  return {
    ...configuration,
    entry: {},
    output: { ...configuration.output, clean: true },
    optimization: {
      ...configuration.optimization,
      // Short ones, which differ from build to build.
      moduleIds: 'size',
      chunkIds: 'size',
      splitChunks: { cacheGroups: { default: false, defaultVendors: false, pageStyles, atlasStyles } },
    },
  };
}

/**
 * The builds of a remote: for browsers, to prerender, and, where it has any, the module that lists its public pages, a file of its own, so
 * that rendering loads nothing of it.
 */
export function remoteConfigs(part: Part, build: RemoteBuild): [browser: Configuration, ...node: Configuration[]] {
  const { mode } = build;
  const pages = { mode, into: 'pages', entry: { 'public-pages': `./${PUBLIC_PAGES_SOURCE}` } };
  return [
    remoteBrowserConfig(part, build),
    renderConfig(part, singletons, { mode, into: 'node', entry: { remote: './src/remote.ts' } }),
    ...(existsSync(path.join(part.folder, PUBLIC_PAGES_SOURCE))
      ? [{ ...nodeFile(part, pages), name: `${part.id}, its public pages` }]
      : []),
  ];
}
