import { findLink, topOfLink } from './find-link';
import { type FollowedLink, followedLink } from './followed-link';
import { restoreScrollPosition } from './restore-scroll-position';
import type { ScrollPosition } from './scroll-positions';

const HEIGHT = 100;

/** The position of the first item on the page. */
let listTop = 1000;

/** A list of which only these items are in the document, one below the other. */
function draw(from: number, to: number): void {
  const items = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  document.body.innerHTML = `<nav><a href="/plots">Plots</a></nav><main><ul>${items
    .map((n) => `<li aria-posinset="${n}" aria-setsize="500"><a href="/item-${n}">Item ${n}</a></li>`)
    .join('')}</ul></main>`;
}

const link = (href: string) => document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`) as HTMLAnchorElement;
const running: (() => void)[] = [];
const restore = (...parameters: Parameters<typeof restoreScrollPosition>) =>
  running.push(restoreScrollPosition(...parameters));
afterEach(() => running.splice(0).forEach((stop) => stop()));

const frames = async (count: number) => {
  for (let n = 0; n < count; n++) await new Promise((resolve) => requestAnimationFrame(resolve));
};

beforeEach(() => {
  listTop = 1000;
  Object.assign(window, {
    scrollY: 0,
    scrollBy: (_: number, distance: number) => Object.assign(window, { scrollY: window.scrollY + distance }),
  });
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const position = Number(this.closest('li')?.getAttribute('aria-posinset'));
    return new DOMRect(0, this.closest('main') ? listTop + (position - 1) * HEIGHT - window.scrollY : 10, 0, HEIGHT);
  });
});

test.each<[string, string, Partial<FollowedLink>]>([
  ['of an item', '/item-3', { nth: 0, at: 1200, position: 3 }],
  ['of the layout', '/plots', { nth: 0, at: undefined, position: undefined }],
])('a link %s is remembered with its position', (_, href, expected) => {
  draw(1, 5);
  expect(followedLink(link(href))).toEqual({ href, ...expected });
});

test('a link among several with one address is found again', () => {
  document.body.innerHTML = '<main><a href="/a">1</a><a href="/b">2</a><a href="/a">3</a></main>';
  const third = document.querySelectorAll('a')[2] as HTMLAnchorElement;
  expect(findLink(followedLink(third))).toBe(third);
});

test.each([
  ['an item in the document', 12, 1000 + 11 * HEIGHT],
  ['one further down', 480, 1000 + 479 * HEIGHT],
  ['one further up', 2, 1000 + HEIGHT],
])('the position of %s is known', (_, position, top) => {
  draw(10, 20);
  expect(topOfLink({ href: `/item-${position}`, nth: 0, at: 0, position })).toBe(top);
});

test('a link that is gone has no known position', () => {
  draw(10, 20);
  expect(topOfLink({ href: '/item-3', nth: 0, at: 0 })).toBeUndefined();
});

test('the position is that of the link, though what lies above it has another height', async () => {
  draw(1, 50);
  const position: ScrollPosition = { y: 3000, link: { href: '/item-30', nth: 0, at: 3900, position: 30 } };
  listTop = 1400;
  const remember = jest.fn();
  restore(position, remember);
  await frames(1);
  expect(link('/item-30')).toHaveFocus();
  expect(link('/item-30').getBoundingClientRect().top).toBe(900);
  expect(remember).toHaveBeenLastCalledWith({ y: 3400, link: { ...position.link, at: 4300 } });
});

test('the link has the focus as soon as its item is drawn', async () => {
  draw(1, 10);
  restore({ y: 30_000, link: { href: '/item-300', nth: 0, at: 30_900, position: 300 } }, jest.fn());
  expect(window.scrollY).toBe(30_000);
  expect(document.body).toHaveFocus();
  draw(295, 305);
  await frames(2);
  expect(link('/item-300')).toHaveFocus();
});

test('a page that was left by no link, or by one of the layout, is where it was scrolled to', async () => {
  draw(1, 10);
  restore({ y: 700 }, jest.fn());
  expect(window.scrollY).toBe(700);
  restore({ y: 300, link: { href: '/plots', nth: 0 } }, jest.fn());
  await frames(1);
  expect(window.scrollY).toBe(300);
  expect(link('/plots')).toHaveFocus();
});

test.each([
  ['before it begins', 0],
  ['while it goes on', 2],
])('an element that takes the focus %s keeps it, and the page stays where that is', async (_, after) => {
  draw(1, 10);
  const position = { y: 700, link: { href: '/item-3', nth: 0 } };
  const before = document.activeElement;
  if (after === 0) link('/plots').focus();
  restore(position, jest.fn(), before);
  await frames(after);
  if (after > 0) link('/plots').focus();
  Object.assign(window, { scrollY: 20 });
  await frames(2);
  expect(link('/plots')).toHaveFocus();
  expect(window.scrollY).toBe(20);
});

test.each(['wheel', 'touchmove', 'pointerdown', 'keydown', 'resize'])(
  'a reader who acts (%s) is left alone',
  async (event) => {
    draw(1, 10);
    restore({ y: 700, link: { href: '/item-200', nth: 0 } }, jest.fn());
    window.dispatchEvent(new Event(event));
    Object.assign(window, { scrollY: 20 });
    await frames(2);
    expect(window.scrollY).toBe(20);
  },
);
