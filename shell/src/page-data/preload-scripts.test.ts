import type { PageData } from '../page-state/page-data';
import { preloadScripts } from './preload-scripts';

const running = { scripts: '["/assets/main.1.js"]', remotes: {} };
const page = (scripts: PageData['scripts'], builds = running): PageData => ({
  builds,
  queries: [],
  images: [],
  scripts,
});
const asked = () =>
  [...document.head.querySelectorAll('link')].map((link) => [
    link.rel,
    link.as,
    link.getAttribute('href'),
    link.integrity,
  ]);

beforeEach(() => document.head.replaceChildren());

test('the scripts of a page are asked for once, as they will be used', () => {
  const data = page([['/p/1.js'], ['https://plots.example/2.js', 'sha384-2']]);
  preloadScripts(data, running);
  preloadScripts(data, running);
  expect(asked()).toEqual([
    ['preload', 'script', '/p/1.js', undefined],
    ['preload', 'script', 'https://plots.example/2.js', 'sha384-2'],
  ]);
});

test.each([
  ['of another deployment', page([['/p/1.js']], { scripts: '["/assets/main.2.js"]', remotes: {} })],
  ['without scripts, as older ones are', { builds: running, queries: [], images: [] }],
])('nothing is asked for on behalf of data %s', (_, data) => {
  preloadScripts(data, running);
  expect(asked()).toEqual([]);
});
