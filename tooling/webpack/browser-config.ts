import path from 'node:path';
import RefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import { base, compressed, type Mode } from './base-config';
import { compileHint } from './compile-hint';
import type { Part } from './part';

interface BrowserBuild {
  mode: Mode;
  /** Whether components are replaced on open pages as soon as they are saved. */
  refreshes: boolean;
  /** The name of the build, which no other one on a page has. */
  uniqueName: string;
  /** Besides those that every build for browsers has. */
  plugins: Configuration['plugins'] & object;
}

/** The settings that the builds for browsers begin with. */
export function browserConfig(part: Part, { mode, refreshes, uniqueName, plugins }: BrowserBuild) {
  const name = mode === 'production' ? '[name].[contenthash:10]' : '[name]';
  return {
    ...base(part, 'browser', mode, refreshes),
    target: ['web', 'es2022'],
    output: {
      path: path.join(part.output, 'browser'),
      filename: `${name}.js`,
      chunkFilename: `${name}.js`,
      uniqueName,
      publicPath: part.publicPath ?? 'auto',
    },
    optimization: {
      // Two builds run at once, and processes of their own would only take their time to start.
      minimizer: [
        // A second pass leaves 2 kB less for a visitor to load, compressed.
        new TerserPlugin({ parallel: false, terserOptions: { compress: { passes: 2 } } }),
        new CssMinimizerPlugin({ parallel: false }),
      ],
    },
    plugins: [
      ...plugins,
      // Names of styles are those of their modules: their order decides nothing.
      new MiniCssExtractPlugin({ filename: `${name}.css`, chunkFilename: `${name}.css`, ignoreOrder: true }),
      ...(refreshes ? [new RefreshPlugin({ overlay: false, library: part.id })] : []),
      ...(mode === 'production' ? [compileHint(), compressed()] : []),
    ],
  } satisfies Configuration;
}
