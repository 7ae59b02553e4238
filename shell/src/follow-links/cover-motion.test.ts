import { moveBannerFrom, styleAt } from './cover-motion';

const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });

test.each([
  ['all of a banner of its shape', box(40, 300, 150, 50), box(0, 100, 300, 100), [40, 200, 0.5], [0, 0, 0, 0]],
  ['the middle, when the cover is there', box(120, 300, 60, 100), box(0, 60, 300, 100), [0, 240, 1], [0, 120, 0, 120]],
  [
    'the left edge, when the cover is there',
    box(10, 300, 60, 100),
    box(20, 60, 300, 100),
    [-10, 240, 1],
    [0, 240, 0, 0],
  ],
  ['the right end, when it is beyond', box(900, 300, 90, 150), box(0, 60, 300, 100), [540, 240, 1.5], [0, 0, 0, 240]],
  ['its foot, when the cover is below it', box(0, 500, 320, 180), box(40, 80, 160, 240), [-40, 120, 2], [150, 0, 0, 0]],
])('in the place of a cover a banner shows %s', (_, cover, banner, [x, y, scale], cuts) => {
  expect(styleAt(cover, banner)).toEqual({
    transform: `translate(${x}px, ${y}px) scale(${scale})`,
    clipPath: `inset(${cuts.map((cut) => `${cut}px`).join(' ')})`,
  });
});

test.each([
  ['a cover that is not shown', box(0, 0, 0, 0), box(0, 0, 300, 100)],
  ['a banner that is not shown', box(0, 0, 100, 150), box(0, 0, 300, 0)],
])('%s moves nothing', (_, cover, banner) => {
  expect(styleAt(cover, banner)).toBeUndefined();
});

describe('on a page', () => {
  const animate = jest.fn();

  beforeEach(() => {
    animate.mockClear();
    Object.assign(HTMLElement.prototype, { animate });
  });
  afterEach(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'animate');
  });

  test('the banner moves from the cover to where it stands', () => {
    document.body.innerHTML = '<div data-banner></div>';
    const banner = document.querySelector('[data-banner]');
    if (banner) banner.getBoundingClientRect = () => box(0, 100, 300, 100) as DOMRect;
    moveBannerFrom(box(40, 300, 150, 50));
    const [[keyframes]] = animate.mock.calls as [[Keyframe[]]];
    expect(keyframes.map(({ transform }) => transform)).toEqual(['translate(40px, 200px) scale(0.5)', 'none']);
  });

  test('without a banner nothing moves', () => {
    document.body.innerHTML = '<main></main>';
    moveBannerFrom(box(40, 300, 150, 50));
    expect(animate).not.toHaveBeenCalled();
  });
});
