/** @jest-environment node */
import { assetsOf } from './manifest';

const expose = (path: string) => ({
  path,
  assets: { js: { sync: ['a.js', 'b.js'], async: ['c.js'] }, css: { sync: ['a.css'], async: [] } },
});
const manifest = (...paths: string[]) => ({
  metaData: { remoteEntry: { name: 'remoteEntry.js' } },
  exposes: paths.map(expose),
});

test.each([
  ['/remotes/plots/1/mf-manifest.json', '/remotes/plots/1/'],
  ['https://plots.example/v2/mf-manifest.json', 'https://plots.example/v2/'],
])('the files of a remote lie beside its manifest %s', (url, folder) => {
  expect(assetsOf(manifest('./other', './remote'), url)).toEqual({
    entry: `${folder}remoteEntry.js`,
    scripts: [`${folder}a.js`, `${folder}b.js`],
    styles: [{ url: `${folder}a.css`, file: 'a.css' }],
  });
});

test('the files of a remote include those of the chunks that the page is made of, as far as the manifest has them', () => {
  const js = { sync: ['remote.0.js'], async: ['page-plot.1.js', 'page-plots.2.js', 'readers.3.js', 'remote.0.js'] };
  const css = { sync: ['page-styles.4.css'], async: ['page-plot.5.css', 'lightbox.6.css'] };
  const json = { ...manifest(), exposes: [{ path: './remote', assets: { js, css } }] };
  const { scripts, styles } = assetsOf(json, '/p/mf-manifest.json', ['page-plot', 'page-of-another']);
  expect(scripts).toEqual(['/p/remote.0.js', '/p/page-plot.1.js']);
  expect(styles.map(({ file }) => file)).toEqual(['page-styles.4.css', 'page-plot.5.css']);
});

test('a manifest of another version of the plug-in, which says more, is read as well', () => {
  const { metaData, exposes } = manifest('./remote');
  const newer = { metaData: { ...metaData, pluginVersion: '9.0.0', more: {} }, exposes, shared: [], more: 1 };
  expect(assetsOf(newer, '/p/mf-manifest.json').entry).toBe('/p/remoteEntry.js');
});

test.each([
  ['nothing', undefined],
  ['an error page', { error: 'not found' }],
  ['a manifest that exposes something else', manifest('./other')],
])('%s is refused', (_, json) => {
  expect(() => assetsOf(json, '/m.json')).toThrow();
});

test('each file of another origin has to be what the manifest says, and the manifest what its address says', () => {
  const json = { ...manifest('./remote'), integrity: { 'a.js': 'sha384-a', 'a.css': 'sha384-c' } };
  const url = 'https://plots.example/v2/mf-manifest.json';
  expect(assetsOf(json, `${url}#sha384-m`).integrity).toEqual({
    'https://plots.example/v2/a.js': 'sha384-a',
    'https://plots.example/v2/a.css': 'sha384-c',
  });
  expect(assetsOf(json, url).integrity).toBeUndefined();
});
