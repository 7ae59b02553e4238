import type { PageData } from '../page-state/page-data';
import { preloadScripts } from './preload-scripts';

const page = (scripts: PageData['scripts']): PageData => ({
  builds: { scripts: '["/assets/main.1.js"]', remotes: {} },
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
  preloadScripts(data);
  preloadScripts(data);
  expect(asked()).toEqual([
    ['preload', 'script', '/p/1.js', undefined],
    ['preload', 'script', 'https://plots.example/2.js', 'sha384-2'],
  ]);
});

test('nothing is asked for on behalf of data without scripts, as older ones are', () => {
  preloadScripts(page(undefined));
  expect(asked()).toEqual([]);
});
