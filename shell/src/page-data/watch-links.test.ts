import { watchLinks } from './watch-links';

const navigation = new EventTarget();
const prefetcher = { prefetch: jest.fn(), prefetchInView: jest.fn(), loadCode: jest.fn() };

beforeAll(() => {
  Object.assign(window, { navigation });
  Element.prototype.checkVisibility = () => true;
  watchLinks(prefetcher as never);
});
beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
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
  expect(prefetcher.prefetch.mock.calls).toEqual([['/plots/storm']]);
});

test('when nothing happens, links in view are fetched', async () => {
  await show('<a href="/plots/storm">Storm</a> <a href="https://elsewhere.example">Elsewhere</a>');
  expect(prefetcher.prefetchInView.mock.calls).toEqual([['/plots/storm', location.pathname]]);
  expect(prefetcher.loadCode).not.toHaveBeenCalled();
});

test.each([
  ['saves data', { saveData: true }],
  ['has a slow line', { effectiveType: '3g' }],
])('a device that %s gets the code of links in view alone', async (_, connection) => {
  Object.assign(navigator, { connection });
  await show('<a href="/plots/storm">Storm</a>');
  expect(prefetcher.loadCode.mock.calls).toEqual([['/plots/storm']]);
  expect(prefetcher.prefetchInView).not.toHaveBeenCalled();
});
