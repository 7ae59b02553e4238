import { refusals, refuseStorage } from '@otherfolk/shared/testing/refusing-storage';
import { announceReady } from './announce-ready';
import { FONTS_KEY, loadFonts } from './load-fonts';

const FONTS = ['/assets/names.1.woff2', '/assets/text.1.woff2'];
const KNOWN = FONTS.join(' ');

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

/** The fonts that the styles name, of which each comes or fails. */
function setFonts(...fonts: Promise<unknown>[]): jest.Mock[] {
  const loads = fonts.map((font) => jest.fn(() => font));
  Object.assign(document, { fonts: loads.map((load) => ({ load })) });
  return loads;
}

const preloaded = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map((link) => link.getAttribute('href'));

const isLate = () => document.documentElement.dataset.lateFonts !== undefined;

async function pass(milliseconds: number): Promise<void> {
  await jest.advanceTimersByTimeAsync(milliseconds);
}

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = '';
  delete document.documentElement.dataset.ready;
  delete document.documentElement.dataset.lateFonts;
  setLine({});
  setFonts();
});

afterEach(() => {
  // A page is ready once: nobody listens any more in the next test.
  announceReady();
  jest.clearAllTimers();
});

test.each<[string, Line, string[]]>([
  ['a quick line', { page: 30, rtt: 50 }, FONTS],
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

test('a browser that has had the fonts is asked for them on a slow line, too', () => {
  localStorage.setItem(FONTS_KEY, KNOWN);
  setLine({ page: 170 });
  loadFonts(FONTS);
  expect(preloaded()).toEqual(FONTS);
  expect(isLate()).toBe(false);
});

test('other fonts than those of the last page are not known', () => {
  localStorage.setItem(FONTS_KEY, KNOWN);
  setLine({ page: 170 });
  loadFonts(['/assets/names.2.woff2']);
  expect(isLate()).toBe(true);
});

test('fonts for the next page come two seconds after this one is ready, and are known then', async () => {
  const loads = setFonts(Promise.resolve(), Promise.resolve());
  setLine({ page: 170 });
  loadFonts(FONTS);
  await pass(5000);
  announceReady();
  await pass(1999);
  for (const load of loads) expect(load).not.toHaveBeenCalled();
  await pass(1);
  for (const load of loads) expect(load).toHaveBeenCalledTimes(1);
  expect(localStorage.getItem(FONTS_KEY)).toBe(KNOWN);
  // What stands there is not moved.
  expect(isLate()).toBe(true);
});

test('a font that does not come is not known', async () => {
  setFonts(Promise.resolve(), Promise.reject(new Error('offline')));
  loadFonts(FONTS);
  announceReady();
  await pass(2000);
  expect(localStorage.getItem(FONTS_KEY)).toBeNull();
});

test.each(refusals)('storage that refuses %s keeps no page from its text', async (refusal) => {
  refuseStorage(refusal);
  setLine({ page: 170 });
  loadFonts(FONTS);
  announceReady();
  await pass(2000);
  expect(isLate()).toBe(true);
});
