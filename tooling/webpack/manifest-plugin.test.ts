/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { fromRoot } from '@otherfolk/system/from-root';
import { ManifestPlugin, type RemoteManifest } from './manifest-plugin';
import { pageStyles } from './page-styles';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'manifest-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

async function manifestOf(files: Record<string, string>): Promise<RemoteManifest> {
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: {},
    resolveLoader: { modules: [fromRoot('node_modules')] },
    output: { path: path.join(folder, 'dist'), chunkFilename: '[name].js', publicPath: 'auto' },
    module: { rules: [{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] }] },
    optimization: { splitChunks: { cacheGroups: { pageStyles } } },
    plugins: [
      new webpack.container.ModuleFederationPlugin({
        name: 'plots',
        filename: 'entry.js',
        exposes: { './remote': { import: './remote.js', name: 'remote' } },
      }),
      new MiniCssExtractPlugin({ chunkFilename: '[name].css' }),
      new ManifestPlugin({
        id: 'plots',
        entry: 'entry.js',
        globalName: 'plots',
        exposes: { './remote': 'remote', './gone': 'gone' },
      }),
    ],
  });
  const stats = await new Promise<webpack.Stats>((resolve, reject) =>
    compiler.run((error, result) => (result ? resolve(result) : reject(error ?? new Error('no result')))),
  );
  await new Promise((resolve) => compiler.close(resolve));
  expect(stats.toString({ preset: 'errors-only' })).toBe('');
  return JSON.parse(readFileSync(path.join(folder, 'dist/mf-manifest.json'), 'utf8')) as RemoteManifest;
}

const later = (chunk: string, file: string) => `import(/* webpackChunkName: "${chunk}" */ './${file}')`;

test('a manifest names the entry, what comes with the module, and what may come later, each file once', async () => {
  const manifest = await manifestOf({
    'remote.css': 'h1 { color: red }',
    'page.css': 'h2 { color: red }',
    'far.css': 'h3 { color: red }',
    'remote.js': `import './remote.css'; export default () => [${later('page-a', 'a.js')}, ${later('page-b', 'b.js')}]`,
    'a.js': `import './page.css'; export default () => ${later('far', 'far.js')}`,
    'b.js': `export default () => [${later('far', 'far.js')}, ${later('page-a', 'a.js')}]`,
    'far.js': "import './far.css'; export default 1",
  });
  expect(manifest.metaData.remoteEntry.name).toBe('entry.js');
  expect(manifest.exposes).toEqual([
    {
      path: './remote',
      assets: {
        js: { sync: ['remote.js'], async: ['page-a.js', 'page-b.js', 'far.js'] },
        css: { sync: ['remote.css', 'page-styles.css'], async: ['far.css'] },
      },
    },
  ]);
});
