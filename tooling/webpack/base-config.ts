import { type BrotliOptions, constants } from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import refresh from 'react-refresh-typescript';
import type { Configuration, RuleSetRule } from 'webpack';
import { fromRoot } from '@otherfolk/system/from-root';
import { type BuildId, SHELL_ASSETS, workspaceOf } from './workspaces';

export type Mode = 'production' | 'development';

/** Compiles TypeScript; `npm run typecheck` checks the types. With `refreshes`, components can be replaced on an open page. */
export const compile = (refreshes = false): RuleSetRule => ({
  test: /\.tsx?$/,
  loader: 'ts-loader',
  options: {
    transpileOnly: true,
    onlyCompileBundledFiles: true,
    configFile: fromRoot('tsconfig.browser.json'),
    compilerOptions: { noEmit: false },
    ...(refreshes && { getCustomTransformers: () => ({ before: [refresh()] }) }),
  },
});

function rules(id: BuildId, target: 'browser' | 'node', refreshes: boolean): RuleSetRule[] {
  const forBrowser = target === 'browser';
  // The shell's sheets stand in pages, where an address relative to the sheet leads nowhere.
  const options = id === 'shell' ? { publicPath: SHELL_ASSETS } : {};
  const extract = { loader: MiniCssExtractPlugin.loader, options };
  const css = (modules: object | false) => [
    ...(forBrowser ? [extract] : []),
    { loader: 'css-loader', options: { modules } },
  ];
  return [
    compile(refreshes),
    {
      test: /\.module\.css$/,
      use: css({
        namedExport: false,
        exportLocalsConvention: 'as-is',
        exportOnlyLocals: !forBrowser,
        localIdentContext: fromRoot(),
        // Two remotes may carry different ages of the same shared component: their class names must not meet.
        localIdentHashSalt: id,
        // Every page carries them.
        localIdentName: '[hash:base64:5]',
      }),
    },
    // A library may say that none of its files does anything by being imported; its sheets do.
    {
      test: /\.css$/,
      exclude: /\.module\.css$/,
      sideEffects: true,
      ...(forBrowser ? { use: css(false) } : { type: 'asset/source' }),
    },
    // Browsers and bookmarks know them by these names.
    { test: /icon\.(png|svg)$/, sideEffects: true, type: 'asset/resource', generator: { filename: '[name][ext]' } },
    { test: /\.woff2$/, type: 'asset/resource', generator: { filename: '[name].[contenthash:10][ext]' } },
  ];
}

export const compressed = () =>
  new CompressionPlugin<BrotliOptions>({
    filename: '[path][base].br',
    algorithm: 'brotliCompress',
    test: /\.(js|css|json)$/,
    compressionOptions: {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        // The file is compressed in as few parts as can be: each brings tables of its own.
        [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MAX_INPUT_BLOCK_BITS,
      },
    },
    threshold: 512,
  });

/** The settings that the configurations of all builds begin with. */
export function base(id: BuildId, target: 'browser' | 'node', mode: Mode, refreshes = false): Configuration {
  return {
    name: `${id} for the ${target}`,
    mode,
    context: fromRoot(workspaceOf(id)),
    devtool: mode === 'development' ? 'cheap-module-source-map' : false,
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: { rules: rules(id, target, refreshes) },
    performance: false,
    infrastructureLogging: { level: 'error' },
  };
}
