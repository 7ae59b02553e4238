/** @jest-environment node */
import { contrastRatio, mixed, parseHexColour, readableOn } from './colour';

test.each([
  ['#fff', [255, 255, 255]],
  ['#31405F', [49, 64, 95]],
  ['#a0b', [170, 0, 187]],
])('%s is a colour', (text, rgb) => {
  expect(parseHexColour(text)).toEqual(rgb);
});

test.each(['fff', '#ff', '#ffff', '#fffffff', '#ggg', 'red', '#fff;background:url(x)', '#fff\n', ''])(
  '%j is no colour',
  (text) => {
    expect(parseHexColour(text)).toBeUndefined();
    expect(() => contrastRatio(text, '#000')).toThrow(RangeError);
  },
);

test.each([
  ['#000', '#fff', 21],
  ['#fff', '#000', 21],
  ['#777', '#fff', 4.48],
  ['#abc', '#aabbcc', 1],
])('%s on %s has a contrast of %d', (a, b, ratio) => {
  expect(contrastRatio(a, b)).toBeCloseTo(ratio, 2);
});

test('a colour that is readable stays', () => {
  expect(readableOn('#d9a441', '#0b0d14')).toBe('#d9a441');
  expect(readableOn('#FFF', '#000')).toBe('#ffffff');
});

const greys = Array.from({ length: 16 }, (_, level) => `#${level.toString(16).repeat(3)}`);
const grounds = [...greys, '#31405f', '#d9a441', '#5ca3a3', '#c00', '#0c0', '#00c'];

test.each(grounds)('every colour becomes readable on %s', (ground) => {
  for (const colour of grounds) expect(contrastRatio(readableOn(colour, ground), ground)).toBeGreaterThanOrEqual(4.5);
});

test.each([
  ['#31405f', '#0b0d14', '#717b91'],
  ['#eedd99', '#fff', '#7e7551'],
  ['#c00', '#777', '#180000'],
  ['#777', '#777', '#060606'],
])('the nearest shade of %s that is readable on %s is %s', (colour, ground, nearest) => {
  expect(readableOn(colour, ground)).toBe(nearest);
});

test.each([
  ['#000', '#fff', 0.5, '#808080'],
  ['#0b0d14', '#c00', 0.2, '#320a10'],
  ['#31405f', '#fff', 0, '#31405f'],
])('%s with a share of %s, %d, is %s', (from, to, share, expected) => {
  expect(mixed(from, to, share)).toBe(expected);
});

test('a dark colour on a dark ground becomes lighter, a light one on a light ground darker', () => {
  expect(contrastRatio(readableOn('#31405f', '#0b0d14'), '#000')).toBeGreaterThan(contrastRatio('#31405f', '#000'));
  expect(contrastRatio(readableOn('#eedd99', '#fff'), '#000')).toBeLessThan(contrastRatio('#eedd99', '#000'));
});

test('a ratio out of reach gives the best of black and white', () => {
  expect(readableOn('#888', '#777', 21)).toBe('#000000');
});
