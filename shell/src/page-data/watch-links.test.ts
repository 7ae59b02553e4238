import { ownRemotes } from '@otherfolk/shared/testing/own-remotes';
import type { PageTools } from './load-page';
import { loadCodeInView, prefetchInView, prefetchPage } from './prefetch-page';
import { MAX_LENGTH_IN_VIEW, watchLinks } from './watch-links';

jest.mock('./prefetch-page', () => ({ prefetchPage: jest.fn(), prefetchInView: jest.fn(), loadCodeInView: jest.fn() }));

const navigation = new EventTarget();
const tools = { loader: { remotes: ownRemotes } } as PageTools;
/** The paths that something was called with. */
const pathsOf = (call: (tools: PageTools, pathname: string) => unknown) =>
  jest.mocked(call).mock.calls.map(([, pathname]) => pathname);

beforeAll(() => {
  Object.assign(window, { navigation });
  Element.prototype.checkVisibility = () => true;
  watchLinks(tools);
});
beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  jest.mocked(prefetchInView).mockResolvedValue(1);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 20));
});
afterEach(() => Object.assign(navigator, { connection: undefined }));

async function show(html: string): Promise<void> {
  document.body.innerHTML = `<main>${html}</main>`;
  // The observer of changes hears of it first.
  await Promise.resolve();
  await jest.advanceTimersByTimeAsync(1000);
}

test('a page that is opened without its link is fetched beside its code; a change of its query, and what has no data, are not', () => {
  for (const path of ['/plots/storm', `${location.pathname}?tag=x`, '/admin', '/data/site.json']) {
    const destination = { url: new URL(path, location.href).href };
    navigation.dispatchEvent(Object.assign(new Event('navigate'), { destination }));
  }
  for (const url of ['https://elsewhere.example/plots', `blob:${location.origin}/plots`])
    navigation.dispatchEvent(Object.assign(new Event('navigate'), { destination: { url } }));
  expect(pathsOf(prefetchPage)).toEqual(['/plots/storm']);
});

test('when nothing happens, links in view are fetched', async () => {
  await show('<a href="/plots/storm">Storm</a> <a href="https://elsewhere.example">Elsewhere</a>');
  expect(pathsOf(prefetchInView)).toEqual(['/plots/storm']);
  expect(loadCodeInView).not.toHaveBeenCalled();
});

test.each([
  ['saves data', { saveData: true }],
  ['has a slow line', { effectiveType: '3g' }],
])('a device that %s gets the code of links in view alone', async (_, connection) => {
  Object.assign(navigator, { connection });
  await show('<a href="/plots/storm">Storm</a>');
  expect(pathsOf(loadCodeInView)).toEqual(['/plots/storm']);
  expect(prefetchInView).not.toHaveBeenCalled();
});

test('links in view bring data as far as there is room, and code; the next page has room of its own', async () => {
  jest.mocked(prefetchInView).mockResolvedValue(MAX_LENGTH_IN_VIEW / 2);
  const links = ['a', 'b', 'c'].map((id) => `<a href="/plots/${id}">${id}</a>`).join('');
  history.replaceState(null, '', '/characters');
  await show(links);
  expect(pathsOf(prefetchInView)).toEqual(['/plots/a', '/plots/b']);
  expect(pathsOf(loadCodeInView)).toEqual(['/plots/c']);
  history.replaceState(null, '', '/plots');
  await show(links);
  expect(pathsOf(prefetchInView).slice(2)).toEqual(['/plots/a', '/plots/b']);
  history.replaceState(null, '', '/');
});

const pointAt = (link: Element | null) => link?.dispatchEvent(new MouseEvent('pointerover', { bubbles: true }));

test('a link is fetched when a pointer rests on it, and not when the pointer passes over it', async () => {
  await show('<a href="/plots/storm">Storm</a> <a href="/plots/calm">Calm</a>');
  pointAt(document.querySelector('a'));
  await jest.advanceTimersByTimeAsync(59);
  pointAt(document.querySelector('a + a'));
  await jest.advanceTimersByTimeAsync(60);
  expect(pathsOf(prefetchPage)).toEqual(['/plots/calm']);
});

test('links that are scrolled past a resting pointer are not fetched, but the one that comes to rest under it', async () => {
  await show('<a href="/plots/storm">Storm</a> <a href="/plots/calm">Calm</a>');
  for (const link of document.querySelectorAll('a')) {
    document.dispatchEvent(new Event('scroll'));
    pointAt(link);
    await jest.advanceTimersByTimeAsync(200);
  }
  expect(prefetchPage).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(100);
  expect(pathsOf(prefetchPage)).toEqual(['/plots/calm']);
});

test('a link that is pressed just after scrolling is fetched at once', async () => {
  await show('<a href="/plots/storm">Storm</a>');
  document.dispatchEvent(new Event('scroll'));
  document.querySelector('a')?.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
  expect(pathsOf(prefetchPage)).toEqual(['/plots/storm']);
});
