import { existsSync } from 'node:fs';
import path from 'node:path';
import RefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import type { BackendTarget } from '@otherfolk/shared/contract/backend-target';
import { containerName } from '@otherfolk/shared/contract/federation-names';
import { fromRoot } from '@otherfolk/system/from-root';
import { backendDefinition } from './backend-definition';
import { base, compressed, type Mode } from './base-config';
import { compileHint } from './compile-hint';
import { DeclarationPlugin } from './declaration-plugin';
import { federation } from './federation';
import { IntegrityPlugin } from './integrity-plugin';
import { atlasStyles, pageStyles } from './page-styles';
import { singletons } from './singletons';
import { buildFolder, type BuildId, declarationFile, publicPagesSource, SHELL_ASSETS } from './workspaces';

const backend = (id: BuildId, target: BackendTarget) =>
  id === 'shell' ? [new webpack.DefinePlugin(backendDefinition(target))] : [];

/** Among the shell's files, those of a configuration of their own (standalone-scripts-config.ts). */
const STANDALONE_SCRIPTS = /^(overrides|offline)\./;

const DEV_CLIENT = fromRoot('tooling/webpack/dev-client.ts');

interface BrowserBuild {
  mode: Mode;
  target: BackendTarget;
  types: boolean;
}

/** The build that browsers load: a federation host for the shell, a federation remote for the others. */
export function browserConfig(id: BuildId, { mode, target, types }: BrowserBuild): Configuration {
  const name = mode === 'production' ? '[name].[contenthash:10]' : '[name]';
  const isDevelopment = mode === 'development';
  return {
    ...base(id, 'browser', mode, isDevelopment),
    target: ['web', 'es2022'],
    entry: id === 'shell' ? { main: [...(isDevelopment ? [DEV_CLIENT] : []), './src/app/main.ts'] } : {},
    output: {
      path: path.join(buildFolder(id, target.kind), 'browser'),
      filename: `${name}.js`,
      chunkFilename: `${name}.js`,
      uniqueName: id === 'shell' ? 'otherfolk-shell' : containerName(id),
      publicPath: id === 'shell' ? SHELL_ASSETS : 'auto',
      clean: { keep: STANDALONE_SCRIPTS },
    },
    optimization: {
      // Short ones, which differ from build to build. In the shell they stay: its libraries keep their file over releases.
      ...(id !== 'shell' && { moduleIds: 'size', chunkIds: 'size' }),
      // Two builds run at once, and processes of their own would only take their time to start.
      minimizer: [
        // A second pass leaves 2 kB less for a visitor to load, compressed.
        new TerserPlugin({ parallel: false, terserOptions: { compress: { passes: 2 } } }),
        new CssMinimizerPlugin({ parallel: false }),
      ],
      splitChunks: {
        cacheGroups: {
          default: false,
          defaultVendors: false,
          ...(id === 'shell'
            ? { vendor: { test: /node_modules/, name: 'vendor', chunks: 'initial' } }
            : { pageStyles, atlasStyles }),
        },
      },
    },
    plugins: [
      federation(id, types),
      ...(id === 'shell' ? [] : [new IntegrityPlugin(), new DeclarationPlugin(declarationFile(id))]),
      ...backend(id, target),
      // Names of styles are those of their modules: their order decides nothing.
      new MiniCssExtractPlugin({ filename: `${name}.css`, chunkFilename: `${name}.css`, ignoreOrder: true }),
      ...(isDevelopment ? [new RefreshPlugin({ overlay: false, library: id })] : [compileHint(), compressed()]),
    ],
  };
}

/** The build that prerenders: one CommonJS file, singletons left to whoever loads it. */
export function nodeConfig(id: BuildId, mode: Mode, target: BackendTarget): Configuration {
  const entry: Record<string, string> =
    id === 'shell' ? { render: './src/render/create-renderer.tsx' } : { remote: './src/remote.ts' };
  // The shell brings the session store along, and hands it to the remotes.
  const outside = singletons.filter((name) => id !== 'shell' || !name.startsWith('@otherfolk/'));
  const configuration = base(id, 'node', mode);
  return {
    ...configuration,
    // Workers are for browsers: nothing of them is started while pages are rendered.
    module: { ...configuration.module, parser: { javascript: { worker: false, url: false } } },
    target: 'node20',
    entry,
    externalsPresets: { node: true },
    externals: ({ request = '' }, done) =>
      outside.some((name) => request === name || (name.startsWith('react') && request.startsWith(`${name}/`)))
        ? done(undefined, `commonjs ${request}`)
        : done(),
    output: {
      path: path.join(buildFolder(id, target.kind), 'node'),
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      clean: true,
    },
    optimization: { minimize: false },
    plugins: [...backend(id, target), new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}

/** The module that lists the public pages of a remote, where it has any: a file of its own, so that rendering loads nothing of it. */
export function publicPagesConfigs(id: BuildId, mode: Mode, target: BackendTarget): Configuration[] {
  if (!existsSync(fromRoot(publicPagesSource(id)))) return [];
  return [
    {
      ...base(id, 'node', mode),
      name: `${id}, its public pages`,
      target: 'node20',
      entry: { 'public-pages': './src/public-pages.ts' },
      output: {
        path: path.join(buildFolder(id, target.kind), 'pages'),
        filename: '[name].cjs',
        library: { type: 'commonjs2' },
        clean: true,
      },
      optimization: { minimize: false },
      plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    },
  ];
}
