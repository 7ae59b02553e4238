import { type BrotliOptions, constants } from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import refresh from 'react-refresh-typescript';
import type { Configuration, RuleSetRule } from 'webpack';
import type { Part } from './part';

export type Mode = 'production' | 'development';

/** Compiles TypeScript; its types are checked elsewhere. With `refreshes`, components can be replaced on an open page. */
export const typescriptRule = ({ typescript }: Pick<Part, 'typescript'>, refreshes = false): RuleSetRule => ({
  test: /\.tsx?$/,
  loader: 'ts-loader',
  options: {
    transpileOnly: true,
    onlyCompileBundledFiles: true,
    configFile: typescript,
    compilerOptions: { noEmit: false },
    ...(refreshes && { getCustomTransformers: () => ({ before: [refresh()] }) }),
  },
});

function rules(part: Part, target: 'browser' | 'node', refreshes: boolean): RuleSetRule[] {
  const forBrowser = target === 'browser';
  // The shell's sheets stand in pages, where an address relative to the sheet leads nowhere.
  const options = part.publicPath === undefined ? {} : { publicPath: part.publicPath };
  const extract = { loader: MiniCssExtractPlugin.loader, options };
  const css = (modules: object | false) => [
    ...(forBrowser ? [extract] : []),
    { loader: 'css-loader', options: { modules } },
  ];
  return [
    typescriptRule(part, refreshes),
    {
      test: /\.module\.css$/,
      use: css({
        namedExport: false,
        exportLocalsConvention: 'as-is',
        exportOnlyLocals: !forBrowser,
        localIdentContext: part.root,
        // Two remotes may carry different ages of the same shared component: their class names must not meet.
        localIdentHashSalt: part.id,
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
export function base(part: Part, target: 'browser' | 'node', mode: Mode, refreshes = false): Configuration {
  return {
    name: `${part.id} for the ${target}`,
    mode,
    context: part.folder,
    devtool: mode === 'development' ? 'cheap-module-source-map' : false,
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: { rules: rules(part, target, refreshes) },
    performance: false,
    infrastructureLogging: { level: 'error' },
  };
}
