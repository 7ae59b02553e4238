import { prefetchWhenLoaded } from '../page-data/prefetch-when-loaded';
import { startViewTransitions } from './view-transitions';

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
  document.body.innerHTML = '<a href="/plots/storm?life=1#hooks">Storm</a><a href="/plots/calm">Calm</a>';
  stop = startViewTransitions({ navigate, drawn: () => Promise.resolve() });
});
afterEach(() => {
  stop();
  delete prefetchWhenLoaded.run;
});

const click = (nth = 0) => document.querySelectorAll('a')[nth]?.click();

test('a page that has come is opened at once', async () => {
  prefetchWhenLoaded.run = () => Promise.resolve();
  click();
  await jest.advanceTimersByTimeAsync(0);
  expect(navigate.mock.calls).toEqual([['/plots/storm?life=1#hooks']]);
  expect(isHeld).toBe(false);
});

test('a page is asked for with the click, and opened when it has come', async () => {
  const asked: string[] = [];
  prefetchWhenLoaded.run = async (pathname) => {
    asked.push(pathname);
    await new Promise((resolve) => setTimeout(resolve, 200));
  };
  click();
  expect(asked).toEqual(['/plots/storm']);
  await jest.advanceTimersByTimeAsync(199);
  expect(navigate).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(navigate).toHaveBeenCalledTimes(1);
});

test('a page that does not come soon is opened all the same', async () => {
  prefetchWhenLoaded.run = () => new Promise(() => undefined);
  click();
  await jest.advanceTimersByTimeAsync(300);
  expect(navigate).toHaveBeenCalledTimes(1);
});

test('where nothing fetches pages yet, a page is opened at once', async () => {
  click();
  await jest.advanceTimersByTimeAsync(0);
  expect(navigate).toHaveBeenCalledTimes(1);
});

describe('while a page is still to come', () => {
  beforeEach(() => {
    prefetchWhenLoaded.run = (pathname) =>
      new Promise((resolve) => setTimeout(resolve, pathname === '/plots/storm' ? 200 : 50));
    click();
  });

  test('another link that is followed counts alone', async () => {
    await jest.advanceTimersByTimeAsync(100);
    click(1);
    await jest.advanceTimersByTimeAsync(1000);
    expect(navigate.mock.calls).toEqual([['/plots/calm']]);
  });

  test('a second press on its link does not open it twice', async () => {
    click();
    await jest.advanceTimersByTimeAsync(1000);
    expect(navigate).toHaveBeenCalledTimes(1);
  });

  test('who goes back stays there', async () => {
    window.history.replaceState(null, '', '/');
    await jest.advanceTimersByTimeAsync(1000);
    expect(navigate).not.toHaveBeenCalled();
  });

  test('a filter that is written into the address holds nothing up', async () => {
    window.history.replaceState(null, '', '/plots?q=storm');
    await jest.advanceTimersByTimeAsync(1000);
    expect(navigate).toHaveBeenCalledTimes(1);
  });
});
