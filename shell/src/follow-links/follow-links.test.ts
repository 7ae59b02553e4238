import { ownRemotes } from '@otherfolk/shared/testing/own-remotes';
import type { PageTools } from '../page-data/load-page';
import { hasPlaceholder } from '../page-data/page-remote';
import { isPageReady, prefetchPage } from '../page-data/prefetch-page';
import { followLinks } from './follow-links';

jest.mock('../page-data/page-remote', () => ({ hasPlaceholder: jest.fn() }));
jest.mock('../page-data/prefetch-page', () => ({ isPageReady: jest.fn(), prefetchPage: jest.fn() }));

const LINKS = ['/plots/storm?life=1#hooks', '/plots/calm', '/characters/mara', '/admin', '#hooks'];

/** A turn or two of the event loop. */
const AT_ONCE_MS = 5;

const navigate = jest.fn();
/** What the router opens, by the addresses of the links whose clicks it hears of. */
let opened: string[];
let prefetch: (pathname: string) => Promise<void>;
let ended: AbortController;

beforeEach(() => {
  jest.useFakeTimers();
  navigate.mockClear();
  opened = [];
  prefetch = () => Promise.resolve();
  jest.mocked(isPageReady).mockReturnValue(false);
  jest.mocked(hasPlaceholder).mockReturnValue(false);
  jest.mocked(prefetchPage).mockImplementation((_, pathname) => prefetch(pathname));
  window.history.replaceState(null, '', '/plots');
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  document.body.innerHTML = LINKS.map((href) => `<a href="${href}">There</a>`).join('');
  const router = (event: Event) => {
    event.preventDefault();
    opened.push((event.target as Element).getAttribute('href') ?? '');
  };
  ended = new AbortController();
  const { signal } = ended;
  document.addEventListener('click', router, { signal });
  followLinks({ loader: { remotes: ownRemotes } } as PageTools, { navigate, drawn: () => Promise.resolve(), signal });
});
afterEach(() => {
  ended.abort();
  delete document.documentElement.dataset.opening;
});

const linkTo = (href: string | undefined) => document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`);
const click = (href = LINKS[0]) => linkTo(href)?.click();

const arrivesAfter = (ms: number) => async () => new Promise<void>((resolve) => setTimeout(resolve, ms));

test('a link to a page that can be drawn is left to the router, which opens it at once', () => {
  jest.mocked(isPageReady).mockReturnValue(true);
  click();
  expect(opened).toEqual(['/plots/storm?life=1#hooks']);
});

test('a link to a page with a placeholder is left to the router, and the page is asked for before that', () => {
  jest.mocked(hasPlaceholder).mockReturnValue(true);
  const happened: string[] = [];
  prefetch = async (pathname) => void happened.push(`asked for ${pathname} with ${opened.length} open`);
  click('/characters/mara');
  expect({ happened, opened }).toEqual({
    happened: ['asked for /characters/mara with 0 open'],
    opened: ['/characters/mara'],
  });
});

test('a link to a section of a page with a placeholder waits for the section', async () => {
  jest.mocked(hasPlaceholder).mockReturnValue(true);
  prefetch = arrivesAfter(200);
  click('/plots/storm?life=1#hooks');
  await jest.advanceTimersByTimeAsync(199);
  expect(opened).toEqual([]);
  await jest.advanceTimersByTimeAsync(1 + AT_ONCE_MS);
  expect(opened).toHaveLength(1);
});

test('a page that has come meanwhile is opened at once', async () => {
  click();
  await jest.advanceTimersByTimeAsync(AT_ONCE_MS);
  expect(opened).toEqual(['/plots/storm?life=1#hooks']);
});

test.each([
  ['an item, from its list', '/plots', '/plots/storm?life=1#hooks', '/plots/storm'],
  ['an item, from another', '/characters/zoe', '/characters/mara', '/characters/mara'],
  ['an item, from another area', '/plots', '/characters/mara', '/characters/mara'],
])('%s: the page is asked for with the click, and opened when it has come', async (_, from, href, path) => {
  window.history.replaceState(null, '', from);
  const asked: string[] = [];
  prefetch = (pathname) => {
    asked.push(pathname);
    return arrivesAfter(200)();
  };
  click(href);
  expect(asked).toEqual([path]);
  await jest.advanceTimersByTimeAsync(199);
  expect(opened).toEqual([]);
  await jest.advanceTimersByTimeAsync(1 + AT_ONCE_MS);
  expect(opened).toEqual([href]);
});

test.each([
  ['does not come within a second', arrivesAfter(2000)],
  ['cannot be had', () => Promise.reject(new Error('offline'))],
])('a page that %s is opened all the same', async (_, run) => {
  prefetch = run;
  click();
  await jest.advanceTimersByTimeAsync(1000 + AT_ONCE_MS);
  expect(opened).toHaveLength(1);
});

test.each([
  ['to a page behind a guard', '/plots', '/admin'],
  ['from a page behind a guard, which may ask before it is left', '/admin/characters', '/characters/mara'],
  ['to a section of the page', '/plots', '#hooks'],
])('a link %s is left to itself', (_, from, href) => {
  window.history.replaceState(null, '', from);
  prefetch = arrivesAfter(200);
  click(href);
  expect(opened).toEqual([href]);
});

test('without a network a link is left to itself', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  prefetch = arrivesAfter(200);
  click();
  expect(opened).toHaveLength(1);
});

/** Whether the page says that another one is. */
const isOnItsWay = () => 'opening' in document.documentElement.dataset;

describe('while a page is still to come', () => {
  beforeEach(() => {
    prefetch = (pathname) => arrivesAfter(pathname === '/plots/storm' ? 200 : 50)();
    click();
  });

  test('the page that was there says that another one is on its way', async () => {
    await jest.advanceTimersByTimeAsync(199);
    expect(isOnItsWay()).toBe(true);
    await jest.advanceTimersByTimeAsync(100);
    expect(isOnItsWay()).toBe(false);
  });

  test.each(['/plots/calm', '/characters/mara'])('another link (%s) that is followed counts alone', async (href) => {
    await jest.advanceTimersByTimeAsync(100);
    click(href);
    await jest.advanceTimersByTimeAsync(1000);
    expect(opened).toEqual([href]);
  });

  test('a link to a page that can be drawn counts alone', async () => {
    jest.mocked(isPageReady).mockReturnValue(true);
    click('/plots/calm');
    expect({ opened, says: isOnItsWay() }).toEqual({ opened: ['/plots/calm'], says: false });
    await jest.advanceTimersByTimeAsync(1000);
    expect(opened).toHaveLength(1);
  });

  test('a second press on its link does not open it twice', async () => {
    click();
    await jest.advanceTimersByTimeAsync(1000);
    expect(opened).toHaveLength(1);
  });

  test('who goes back stays there', async () => {
    window.history.replaceState(null, '', '/');
    await jest.advanceTimersByTimeAsync(1000);
    expect({ opened, says: isOnItsWay() }).toEqual({ opened: [], says: false });
  });

  test('a filter that is written into the address holds nothing up', async () => {
    window.history.replaceState(null, '', '/plots?q=storm');
    await jest.advanceTimersByTimeAsync(1000);
    expect(opened).toHaveLength(1);
  });

  test('a link that is taken out of the page still leads where it led', async () => {
    linkTo(LINKS[0])?.remove();
    await jest.advanceTimersByTimeAsync(1000);
    expect(navigate.mock.calls).toEqual([[LINKS[0]]]);
    expect(opened).toEqual([]);
  });
});
