import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import type { BackendTarget } from '@otherfolk/shared/contract/backend-target';
import { backendDefinition } from './backend-definition';
import { base, compressed, type Mode, typescriptRule } from './base-config';
import { ownPart } from './own-part';
import { buildFolder } from './workspaces';

/** Scripts of the shell that stand apart from its federated build: no chunks, no federation, one file each. */
const script = (name: string, source: string, mode: Mode, { kind }: BackendTarget): Configuration => ({
  ...base(ownPart('shell', kind), 'browser', mode),
  name: `shell, the script '${name}'`,
  devtool: false,
  target: ['web', 'es2022'],
  entry: { [name]: source },
});

const definitions = (target: BackendTarget) => new webpack.DefinePlugin(backendDefinition(target));

/** The script that stands inside each page. */
export const inlineConfig = (mode: Mode, target: BackendTarget): Configuration => ({
  ...script('inline', './src/start/inline.ts', mode, target),
  output: { path: path.join(buildFolder('shell', target.kind), 'inline'), filename: '[name].js', clean: true },
  plugins: [definitions(target)],
});

/** Scripts that pages load besides the shell, where there is need of them; each brings its style sheet along. */
export function standaloneScriptsConfig(mode: Mode, target: BackendTarget): Configuration {
  const sheet = { test: /\.css$/, loader: 'css-loader', options: { exportType: 'css-style-sheet' } };
  return {
    ...script('overrides', './src/overrides/overrides.ts', mode, target),
    name: 'shell, the scripts beside it',
    entry: {
      overrides: './src/overrides/overrides.ts',
      // While one develops, nothing is kept.
      ...(mode === 'production' && { offline: './src/offline/offline.ts' }),
    },
    module: { rules: [typescriptRule(ownPart('shell', target.kind)), sheet] },
    output: {
      path: path.join(buildFolder('shell', target.kind), 'browser'),
      filename: mode === 'production' ? '[name].[contenthash:10].js' : '[name].js',
    },
    plugins: [definitions(target), ...(mode === 'production' ? [compressed()] : [])],
  };
}

/** The service worker, without the list of the shell's files: whoever serves it writes that before it. */
export const workerConfig = (mode: Mode, target: BackendTarget): Configuration => ({
  ...script('sw', './src/offline/service-worker.ts', mode, target),
  target: ['webworker', 'es2022'],
  output: { path: path.join(buildFolder('shell', target.kind), 'worker'), filename: '[name].js', clean: true },
});
