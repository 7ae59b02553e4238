import { type BrotliOptions, constants } from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import { fromRoot } from '@otherfolk/system/from-root';
import { provided } from './singletons';
import { type BuildId, SHELL_ASSETS, workspaceOf } from './workspaces';

export type Mode = 'production' | 'development';

/** Pages use a part of it. */
const ROUTER_FOR_PRODUCTION = /[\\/]react-router[\\/]dist[\\/]production[\\/]/;
const UNUSED_COMPONENTS_LOADER = fromRoot('tooling/webpack/unused-components-loader.js');

const QUERY_LIBRARY = 'node_modules/@tanstack/query-core/build/modern';

/** What the query client would bring along for what the shell does not provide. */
const WITHOUT_UNUSED_QUERIES = {
  [fromRoot(QUERY_LIBRARY, 'mutationCache.js')]: fromRoot('shared/src/contract/no-mutations.ts'),
  [fromRoot(QUERY_LIBRARY, 'infiniteQueryBehavior.js')]: fromRoot('shared/src/contract/no-infinite-queries.ts'),
};

export const compile = {
  test: /\.tsx?$/,
  use: {
    loader: 'swc-loader',
    // A part of the names that the shell's module ids are made of; without it, they change with the place of this rule.
    ident: 'tsx',
    options: {
      swcrc: false,
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        // A remote that is being developed, too, runs with the runtime that the shell shares.
        transform: { verbatimModuleSyntax: true, react: { runtime: 'automatic', development: false } },
      },
    },
  },
};

function rules(id: BuildId, target: 'browser' | 'node'): RuleSetRule[] {
  const forBrowser = target === 'browser';
  // The shell's sheets stand in pages, where an address relative to the sheet leads nowhere.
  const options = id === 'shell' ? { publicPath: SHELL_ASSETS } : {};
  const extract = { loader: MiniCssExtractPlugin.loader, options };
  const css = (modules: object | false) => [
    ...(forBrowser ? [extract] : []),
    { loader: 'css-loader', options: { modules } },
  ];
  return [
    compile,
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
    { test: /icon\.(png|svg)$/, type: 'asset/resource', generator: { filename: '[name][ext]' } },
    { test: ROUTER_FOR_PRODUCTION, loader: UNUSED_COMPONENTS_LOADER },
    { test: /\.woff2$/, type: 'asset/resource', generator: { filename: '[name].[contenthash:10][ext]' } },
  ];
}

/** One copy of each library, and the smaller one. */
function aliases(id: BuildId, mode: Mode): Record<string, string> {
  return {
    ...(id === 'shell'
      ? {
          ...Object.fromEntries(Object.entries(provided).map(([name, file]) => [`${name}$`, file])),
          ...WITHOUT_UNUSED_QUERIES,
        }
      : {
          // React comes from the shell: one that is being developed also has to work in a live one, whose React is for production.
          'react/jsx-runtime$': fromRoot('node_modules/react/cjs/react-jsx-runtime.production.js'),
        }),
    // react-router's package names its development build for everyone.
    'react-router$': fromRoot(`node_modules/react-router/dist/${mode}/index.mjs`),
    'unshared-react-query$': fromRoot('node_modules/@tanstack/react-query/build/modern/index.js'),
  };
}

export const compressed = () =>
  new CompressionPlugin<BrotliOptions>({
    filename: '[path][base].br',
    algorithm: 'brotliCompress',
    test: /\.(js|css|json)$/,
    compressionOptions: {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        // In as few parts as can be: each brings tables of its own.
        [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MAX_INPUT_BLOCK_BITS,
      },
    },
    threshold: 512,
  });

/** What the configurations of all builds begin with. */
export function base(id: BuildId, target: 'browser' | 'node', mode: Mode): Configuration {
  return {
    name: `${id} for the ${target}`,
    mode,
    context: fromRoot(workspaceOf(id)),
    devtool: mode === 'development' ? 'cheap-module-source-map' : false,
    resolve: { extensions: ['.tsx', '.ts', '.js'], ...(target === 'browser' && { alias: aliases(id, mode) }) },
    module: { rules: rules(id, target) },
    performance: false,
    infrastructureLogging: { level: 'error' },
  };
}
