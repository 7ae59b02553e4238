import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Configuration } from 'webpack';
import { fromRoot } from '@otherfolk/system/from-root';
import { typescriptRule } from '@otherfolk/webpack/base-config';
import { compile, refuseErrors } from '@otherfolk/webpack/compile';
import { emittingOptions } from '../contract/emit-sources';
import { rolledUpTypes } from '../contract/extract-types';
import { KIT_VERSION, packageOf, versionsOf } from './kit-manifest';

const SOURCES = fromRoot('tooling/cli/kit/remote-kit');
const TESTING = 'testing/remote-kit.tsx';

/** Files that are as they are in the package. */
const COPIED = [
  'eslint.mjs',
  'jest-preset.mjs',
  'otherfolk-remote.mjs',
  'playwright.d.ts',
  'preset.d.ts',
  'session.cjs',
];

/** The packages that the kit runs. */
const DEPENDENCIES = [
  '@module-federation/enhanced',
  '@pmmmwh/react-refresh-webpack-plugin',
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
  '@types/jest',
  'compression-webpack-plugin',
  'css-loader',
  'css-minimizer-webpack-plugin',
  'eslint',
  'eslint-plugin-jsx-a11y',
  'eslint-plugin-react-hooks',
  'eslint-plugin-simple-import-sort',
  'identity-obj-proxy',
  'jest',
  'jest-environment-jsdom',
  'mini-css-extract-plugin',
  'react-refresh',
  'react-refresh-typescript',
  'semver',
  'terser-webpack-plugin',
  'ts-jest',
  'ts-loader',
  'typescript',
  'typescript-eslint',
  'valibot',
  'webpack',
  'webpack-dev-server',
  'zustand',
];

const PEERS = ['@tanstack/react-query', 'react', 'react-dom', 'react-router-dom'];

/** Everything but the code of this repository stays a package of its own. */
const isPackage = (request: string) =>
  /^[^./]/.test(request) && !request.startsWith('@otherfolk/') && !path.isAbsolute(request);

const bundle = (output: string, type: 'module' | 'commonjs2', entry: Record<string, string>): Configuration => ({
  name: `the kit, as ${type}`,
  mode: 'none',
  target: 'node20',
  context: fromRoot(),
  entry,
  devtool: false,
  experiments: { outputModule: type === 'module' },
  output: {
    path: output,
    filename: type === 'module' ? '[name].mjs' : '[name].cjs',
    module: type === 'module',
    library: { type },
    chunkFormat: type === 'module' ? 'module' : 'commonjs',
  },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [typescriptRule({ typescript: fromRoot('tsconfig.browser.json') })],
    parser: { javascript: { importMeta: false, createRequire: false } },
  },
  optimization: { usedExports: true, sideEffects: true, concatenateModules: true, splitChunks: false },
  externals: ({ request = '' }, done) =>
    isPackage(request) ? done(undefined, `${type === 'module' ? 'module-import' : 'commonjs'} ${request}`) : done(),
  node: false,
  performance: false,
  infrastructureLogging: { level: 'error' },
});

/** The options that a remote is compiled with are those of this repository. */
function typescriptConfig(): string {
  const { compilerOptions } = { compilerOptions: emittingOptions() };
  const own = { noEmit: true, types: ['@otherfolk/remote-kit/assets', '@testing-library/jest-dom', 'jest'] };
  return `${JSON.stringify({ compilerOptions: { ...compilerOptions, ...own } }, null, 2)}\n`;
}

/** Writes the package `@otherfolk/remote-kit` into a folder. */
export async function writeRemoteKitPackage(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const of = (file: string) => path.join(SOURCES, file);
  const outcomes = await compile([
    bundle(folder, 'module', {
      run: of('main.ts'),
      preset: of('preset.ts'),
      playwright: of('playwright.ts'),
    }),
    bundle(folder, 'commonjs2', {
      testing: fromRoot('shared/src', TESTING),
      'set-up-globals': fromRoot('shared/src/testing/node-globals.ts'),
    }),
  ]);
  refuseErrors(outcomes);
  for (const file of COPIED) copyFileSync(of(file), path.join(folder, file));
  copyFileSync(fromRoot('shared/src/ui/assets.d.ts'), path.join(folder, 'assets.d.ts'));
  writeFileSync(path.join(folder, 'testing.d.ts'), rolledUpTypes(TESTING));
  writeFileSync(path.join(folder, 'tsconfig.json'), typescriptConfig());
  const manifest = packageOf('@otherfolk/remote-kit', {
    description: 'Builds, tests, develops and releases a remote of an Otherfolk site.',
    bin: { 'otherfolk-remote': './otherfolk-remote.mjs' },
    exports: {
      './preset': { types: './preset.d.ts', default: './preset.mjs' },
      './eslint': './eslint.mjs',
      './jest-preset': './jest-preset.mjs',
      './jest-preset.mjs': './jest-preset.mjs',
      './playwright': { types: './playwright.d.ts', default: './playwright.mjs' },
      './testing': { types: './testing.d.ts', default: './testing.cjs' },
      './assets': { types: './assets.d.ts' },
      './tsconfig.json': './tsconfig.json',
      './package.json': './package.json',
    },
    dependencies: versionsOf(DEPENDENCIES),
    peerDependencies: {
      '@otherfolk/contract': KIT_VERSION,
      ...versionsOf([...PEERS, '@playwright/test']),
    },
    peerDependenciesMeta: { '@playwright/test': { optional: true } },
  });
  writeFileSync(path.join(folder, 'package.json'), manifest);
}
