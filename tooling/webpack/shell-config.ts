import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration } from 'webpack';
import type { BackendTarget } from '@otherfolk/shared/contract/backend-target';
import { SHELL_CONTAINER } from '@otherfolk/shared/contract/federation-names';
import { fromRoot } from '@otherfolk/system/from-root';
import { backendDefinition } from './backend-definition';
import type { Mode } from './base-config';
import { browserConfig } from './browser-config';
import { optimization } from './federated-remote';
import { renderConfig } from './node-config';
import { ownPart } from './own-part';
import { providedSingletons, singletons } from './singletons';
import { SHELL_ASSETS } from './workspaces';

/** Among the shell's files, those of a configuration of their own (standalone-scripts-config.ts). */
const STANDALONE_SCRIPTS = /^(overrides|offline)\./;

const DEV_CLIENT = fromRoot('tooling/webpack/dev-client.ts');

const ofShell = (name: string) => fromRoot('shell/src/remotes', name);

/** The router is shared as far as pages can use it. */
const SOURCES = { 'react-router-dom': fromRoot('shared/src/contract/declarative-router.ts') };

const definitions = (target: BackendTarget) => new webpack.DefinePlugin(backendDefinition(target));

/** Makes a build the federation host. */
const federatedHost = (versions: Parameters<typeof providedSingletons>[0]) =>
  new ModuleFederationPlugin({
    name: SHELL_CONTAINER,
    shared: providedSingletons(versions, SOURCES),
    shareStrategy: 'loaded-first',
    runtimePlugins: [ofShell('provide-runtime-core.ts'), ofShell('federation-plugin.ts')],
    manifest: false,
    dts: false,
    experiments: { optimization },
  });

/** The build of the shell that browsers load. */
export function shellConfig(mode: Mode, target: BackendTarget): Configuration {
  const part = ownPart('shell', target.kind);
  const isDevelopment = mode === 'development';
  const configuration = browserConfig(part, {
    mode,
    refreshes: isDevelopment,
    uniqueName: 'otherfolk-shell',
    plugins: [federatedHost(part.versions), definitions(target)],
  });
  // The names of modules stay: the shell's libraries keep their file over releases.
  const vendor = { test: /node_modules/, name: 'vendor', chunks: 'initial' as const };
  return {
    ...configuration,
    entry: { main: [...(isDevelopment ? [DEV_CLIENT] : []), './src/app/main.ts'] },
    output: { ...configuration.output, publicPath: SHELL_ASSETS, clean: { keep: STANDALONE_SCRIPTS } },
    optimization: {
      ...configuration.optimization,
      splitChunks: { cacheGroups: { default: false, defaultVendors: false, vendor } },
    },
  };
}

/** The build of the shell that prerenders. It brings the session store along, and hands it to the remotes. */
export const shellRenderConfig = (mode: Mode, target: BackendTarget): Configuration =>
  renderConfig(
    ownPart('shell', target.kind),
    singletons.filter((name) => !name.startsWith('@otherfolk/')),
    {
      mode,
      into: 'node',
      entry: { render: './src/render/create-renderer.tsx' },
      plugins: [definitions(target)],
    },
  );
