import { pagePrefetch } from '../page-data/page-prefetch';
import { isBetweenListAndItem, startViewTransitions } from './view-transitions';

test.each([
  ['/plots', '/plots/storm', true],
  ['/plots/storm', '/plots', true],
  ['/characters', '/characters/mara/mara-modern', true],
  ['/plots/storm', '/plots/storm/other', false],
  ['/plots', '/locations/pier', false],
  ['/', '/plots', false],
])('from %s to %s is between a list and its item: %s', (from, to, expected) => {
  expect(isBetweenListAndItem(from, to)).toBe(expected);
});

const navigate = jest.fn();
let stop: () => void;
let isHeld: boolean;

beforeEach(() => {
  jest.useFakeTimers();
  navigate.mockClear();
  window.history.replaceState(null, '', '/plots');
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  Object.assign(document, {
    startViewTransition: (update: () => Promise<void>) => {
      isHeld = true;
      // After the frame in which the browser takes a picture of the page.
      const finished = new Promise<void>((resolve) => setTimeout(resolve))
        .then(update)
        .then(() => void (isHeld = false));
      return { ready: finished, finished };
    },
  });
  document.body.innerHTML = '<a href="/plots/storm?life=1#hooks">Storm</a><a href="/locations">Places</a>';
  stop = startViewTransitions({ navigate, drawn: () => Promise.resolve() });
});
afterEach(() => {
  stop();
  delete pagePrefetch.run;
});

function click(at: number, how: MouseEventInit = {}): void {
  const link = document.querySelectorAll('a')[at] as HTMLElement;
  link.addEventListener('click', (event) => event.preventDefault(), { once: true });
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));
}

test('a page that has come is opened at once', async () => {
  pagePrefetch.run = () => Promise.resolve();
  click(0);
  await jest.advanceTimersByTimeAsync(0);
  expect(navigate.mock.calls).toEqual([['/plots/storm?life=1#hooks']]);
  expect(isHeld).toBe(false);
});

test('a page is asked for with the click, and opened when it has come', async () => {
  const asked: string[] = [];
  pagePrefetch.run = async (pathname) => {
    asked.push(pathname);
    await new Promise((resolve) => setTimeout(resolve, 200));
  };
  click(0);
  expect(asked).toEqual(['/plots/storm']);
  await jest.advanceTimersByTimeAsync(199);
  expect(navigate).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(navigate).toHaveBeenCalledTimes(1);
});

test('a page that does not come soon is opened all the same, and says that it is loading', async () => {
  pagePrefetch.run = () => new Promise(() => undefined);
  click(0);
  await jest.advanceTimersByTimeAsync(300);
  expect(navigate).toHaveBeenCalledTimes(1);
});

test('where nothing fetches pages yet, a page is opened at once', async () => {
  click(0);
  await jest.advanceTimersByTimeAsync(0);
  expect(navigate).toHaveBeenCalledTimes(1);
});

test.each<[string, number, MouseEventInit, boolean]>([
  ['to another area', 1, {}, false],
  ['with a key that opens a tab', 0, { ctrlKey: true }, false],
  ['where motion is not wanted', 0, {}, true],
])('a link that is followed %s is left to the router', async (_, at, how, isCalm) => {
  window.matchMedia = () => ({ matches: isCalm }) as MediaQueryList;
  pagePrefetch.run = jest.fn(() => Promise.resolve());
  click(at, how);
  await jest.advanceTimersByTimeAsync(1000);
  expect(navigate).not.toHaveBeenCalled();
  expect(pagePrefetch.run).not.toHaveBeenCalled();
});
