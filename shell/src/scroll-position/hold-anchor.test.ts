import { FakeResizeObserver } from '@otherfolk/shared/testing/fake-resize-observer';
import { goWhenDrawn, holdAnchor } from './hold-anchor';

let height: number;
let anchor: HTMLElement;
let scrolled: jest.Mock;
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, { ResizeObserver: FakeResizeObserver });
  height = 4000;
  jest.spyOn(document.body, 'offsetHeight', 'get').mockImplementation(() => height);
  anchor = document.createElement('section');
  scrolled = jest.fn();
  anchor.scrollIntoView = scrolled;
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

async function grow(): Promise<void> {
  height += 560;
  await FakeResizeObserver.report();
}

test('an anchor is brought back into place each time that the page grows', async () => {
  stop = holdAnchor(anchor);
  await FakeResizeObserver.report();
  expect(scrolled).not.toHaveBeenCalled();
  await grow();
  await grow();
  expect(scrolled.mock.calls).toEqual([[{ behavior: 'instant' }], [{ behavior: 'instant' }]]);
});

test.each(['wheel', 'touchmove', 'pointerdown', 'keydown'])('a reader who acts (%s) is left alone', async (event) => {
  stop = holdAnchor(anchor);
  window.dispatchEvent(new Event(event));
  await grow();
  expect(scrolled).not.toHaveBeenCalled();
});

test('a page may grow as it likes after ten seconds', async () => {
  stop = holdAnchor(anchor);
  jest.advanceTimersByTime(10_000);
  await grow();
  expect(scrolled).not.toHaveBeenCalled();
});

const find = () => document.querySelector('section');
const drawn = () => Promise.resolve(document.body.append(anchor));

afterEach(() => anchor.remove());

test('a section that is drawn late is gone to when it is there, and held', async () => {
  stop = goWhenDrawn(find);
  expect(scrolled).not.toHaveBeenCalled();
  await drawn();
  expect(scrolled).toHaveBeenCalledTimes(1);
  await grow();
  expect(scrolled).toHaveBeenCalledTimes(2);
});

test.each<[string, () => void]>([
  ['the reader has acted', () => window.dispatchEvent(new Event('wheel'))],
  ['another page was opened', () => stop()],
  ['ten seconds have passed', () => jest.advanceTimersByTime(10_000)],
])('a section that is drawn after %s is not gone to', async (_, happens) => {
  stop = goWhenDrawn(find);
  happens();
  await drawn();
  await Promise.resolve();
  expect(scrolled).not.toHaveBeenCalled();
});
