/** @jest-environment node */
import { HIDE_AFTER_MS, LinkCardTiming, SHOW_AFTER_MS } from './link-card-timing';

type Link = 'a' | 'b' | 'c';
type Step = (timing: LinkCardTiming<Link>) => void;

const point =
  (place: Link | 'card' | undefined): Step =>
  (timing) =>
    timing.pointAt(place);
const focus =
  (link: Link | undefined): Step =>
  (timing) =>
    timing.focusOn(link);
const dismiss: Step = (timing) => timing.dismiss();
const scroll: Step = (timing) => timing.scroll();
const pass =
  (ms: number): Step =>
  () =>
    void jest.advanceTimersByTime(ms);

const shownAfter = (steps: Step[]): string[] => {
  const told: string[] = [];
  const timing = new LinkCardTiming<Link>({
    prepare: () => undefined,
    show: (link) => void told.push(`shows ${link}`),
    hide: () => void told.push('hides'),
  });
  for (const step of steps) step(timing);
  return told;
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const shows = [point('a'), pass(SHOW_AFTER_MS)];

test.each<[string, Step[], string[]]>([
  ['not before its time', [point('a'), pass(SHOW_AFTER_MS - 1)], []],
  ['at its time', shows, ['shows a']],
  ['at its time, while the pointer moves over the link', [point('a'), pass(200), point('a'), pass(100)], ['shows a']],
  ['by keyboard', [focus('a'), pass(SHOW_AFTER_MS)], ['shows a']],
  ['not when the pointer has left before', [point('a'), pass(299), point(undefined), pass(999)], []],
  ['not when the focus has left before', [focus('a'), pass(299), focus(undefined), pass(999)], []],
  ['for the link that the pointer rests on', [point('a'), point('b'), point('c'), pass(SHOW_AFTER_MS)], ['shows c']],
  ['until a moment after the pointer has left', [...shows, point(undefined), pass(HIDE_AFTER_MS - 1)], ['shows a']],
  ['no longer than that', [...shows, point(undefined), pass(HIDE_AFTER_MS)], ['shows a', 'hides']],
  [
    'while the pointer is on the card',
    [...shows, point(undefined), pass(HIDE_AFTER_MS - 1), point('card'), pass(9999)],
    ['shows a'],
  ],
  [
    'until the pointer leaves the card',
    [...shows, point(undefined), point('card'), pass(99), point(undefined), pass(200)],
    ['shows a', 'hides'],
  ],
  [
    'when the pointer crosses another link on its way to the card',
    [...shows, point('b'), pass(HIDE_AFTER_MS - 1), point('card'), pass(9999)],
    ['shows a'],
  ],
  [
    'when the pointer comes back to the link',
    [...shows, point(undefined), pass(100), point('a'), pass(9999)],
    ['shows a'],
  ],
  ['one after the other', [...shows, point('b'), pass(SHOW_AFTER_MS)], ['shows a', 'hides', 'shows b']],
  [
    'while the focus stays, though the pointer leaves',
    [focus('a'), ...shows, point(undefined), pass(9999)],
    ['shows a'],
  ],
  [
    'until it is dismissed, and not again while pointed at',
    [...shows, dismiss, point('a'), pass(9999)],
    ['shows a', 'hides'],
  ],
  [
    'again when it is pointed at anew',
    [...shows, dismiss, point(undefined), ...shows],
    ['shows a', 'hides', 'shows a'],
  ],
  ['not when it was dismissed before it was shown', [point('a'), pass(100), dismiss, pass(9999)], []],
  ['until the page is scrolled', [...shows, scroll, pass(9999)], ['shows a', 'hides']],
  ['not when the page is scrolled away under the pointer', [point('a'), pass(100), scroll, pass(9999)], []],
  [
    'at its time after the page was scrolled to the link with the focus',
    [focus('a'), pass(100), scroll, pass(SHOW_AFTER_MS - 1), pass(1)],
    ['shows a'],
  ],
])('a card is shown %s', (_, steps, told) => {
  expect(shownAfter(steps)).toEqual(told);
});

test('a link is prepared as soon as it is pointed at, once', () => {
  const prepare = jest.fn();
  const timing = new LinkCardTiming<Link>({ prepare, show: () => undefined, hide: () => undefined });
  timing.pointAt('a');
  timing.pointAt('a');
  jest.advanceTimersByTime(SHOW_AFTER_MS);
  timing.pointAt('a');
  expect(prepare.mock.calls).toEqual([['a']]);
});
