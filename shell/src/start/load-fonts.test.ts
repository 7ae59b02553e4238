import { loadFonts } from './load-fonts';

const FONTS = ['/assets/names.1.woff2', '/assets/text.1.woff2'];

interface Line {
  /** What the page took to begin to come. */
  page?: number;
  /** What the browser says of the line. */
  rtt?: number;
}

function setLine({ page, rtt }: Line): void {
  const entries = page === undefined ? [] : [{ requestStart: 20, responseStart: 20 + page }];
  Object.assign(performance, { getEntriesByType: () => entries });
  Object.assign(navigator, { connection: rtt === undefined ? undefined : { rtt } });
}

const preloaded = () =>
  [...document.head.querySelectorAll('link[rel=preload]')].map((link) => link.getAttribute('href'));

const isLate = () => document.documentElement.dataset.lateFonts !== undefined;

beforeEach(() => {
  document.head.innerHTML = '';
  delete document.documentElement.dataset.lateFonts;
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test.each<[string, Line, string[]]>([
  ['a quick line', { page: 30, rtt: 100 }, FONTS],
  ['a page from the cache', { page: 0 }, FONTS],
  ['a browser that says nothing', {}, FONTS],
  ['a page that took long to come', { page: 170 }, []],
  ['a line that the browser calls slow', { page: 30, rtt: 150 }, []],
])('of %s, fonts come with the page or are not shown on it', (_, line, expected) => {
  setLine(line);
  loadFonts(FONTS);
  expect(preloaded()).toEqual(expected);
  expect(isLate()).toBe(expected.length === 0);
});

test.each<[string, unknown, string[]]>([
  ['answers for the page', {}, FONTS],
  ['is not there yet', null, []],
])(
  'on a slow line where the service worker %s, fonts come with the page or are not shown on it',
  (_, controller, expected) => {
    Object.defineProperty(navigator, 'serviceWorker', { value: { controller }, configurable: true });
    setLine({ page: 170 });
    loadFonts(FONTS);
    expect(preloaded()).toEqual(expected);
    expect(isLate()).toBe(expected.length === 0);
  },
);
