import { fireEvent } from '@testing-library/dom';
import { FakeIntersectionObserver } from '@otherfolk/shared/testing/fake-intersection-observer';
import { announceReady } from './announce-ready';
import { deferImages } from './defer-images';

const BOXES = '<div id="first" data-shape="portrait"></div><div id="second" data-shape="landscape"></div>';

const box = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`There is no box ${id}.`);
  return found;
};

const defers = () => document.documentElement.hasAttribute('data-defers-images');

const inView = () => [...document.querySelectorAll('[data-in-view]')].map(({ id }) => id);

beforeEach(() => {
  window.IntersectionObserver = FakeIntersectionObserver as never;
  jest.useFakeTimers();
  delete document.documentElement.dataset.ready;
  deferImages();
  document.body.innerHTML = BOXES;
  document.dispatchEvent(new Event('DOMContentLoaded'));
});

test('images in boxes that have come into view may load, and no others', () => {
  FakeIntersectionObserver.report(box('first'), true);
  FakeIntersectionObserver.report(box('second'), false);
  expect([defers(), inView()]).toEqual([true, ['first']]);
  FakeIntersectionObserver.report(box('first'), false);
  FakeIntersectionObserver.report(box('second'), true);
  expect([defers(), inView()]).toEqual([true, ['first', 'second']]);
});

test.each<[string, () => void]>([
  ['the page is ready', announceReady],
  ['somebody scrolls', () => fireEvent.scroll(window)],
  ['somebody touches the page', () => fireEvent.pointerDown(document.body)],
  ['somebody presses a key', () => fireEvent.keyDown(document.body)],
  ['five seconds have passed', () => jest.advanceTimersByTime(5000)],
])('the images may all load when %s, and their boxes are as they were', (_, happens) => {
  FakeIntersectionObserver.report(box('first'), true);
  happens();
  expect(defers()).toBe(false);
  expect(document.body.innerHTML).toBe(BOXES);
});
