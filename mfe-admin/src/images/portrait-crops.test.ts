/** @jest-environment node */
import type { Focus } from './focus-point';
import type { Area } from './image-geometry';
import { cropAround, focusInCrop } from './portrait-crops';

const WIDE = { width: 1600, height: 800 };
const UPRIGHT = { width: 600, height: 1200 };
const SQUARE = { width: 512, height: 512 };
const COVER = { width: 800, height: 1200 };
const BANNER = { width: 1920, height: 640 };

test.each<[string, typeof WIDE, typeof WIDE, Focus, Area]>([
  ['a square in the middle of a wide image', WIDE, SQUARE, [0.5, 0.5], { x: 25, y: 0, width: 50, height: 100 }],
  ['a square around a face at the left edge', WIDE, SQUARE, [0.05, 0.3], { x: 0, y: 0, width: 50, height: 100 }],
  ['a square around a face at the right edge', WIDE, SQUARE, [1, 0.3], { x: 50, y: 0, width: 50, height: 100 }],
  [
    'a square around a face high in an upright image',
    UPRIGHT,
    SQUARE,
    [0.5, 0.3],
    { x: 0, y: 5, width: 100, height: 50 },
  ],
  ['a cover of an image of its shape', COVER, COVER, [0.2, 0.2], { x: 0, y: 0, width: 100, height: 100 }],
])('%s is the largest that holds the focus', (_, image, shape, focus, area) => {
  const crop = cropAround(image, shape, focus);
  for (const key of ['x', 'y', 'width', 'height'] as const) expect(crop[key]).toBeCloseTo(area[key]);
});

test('a banner of an upright image has its width, and the focus in its middle', () => {
  const crop = cropAround(UPRIGHT, BANNER, [0.5, 0.3]);
  expect(crop.width).toBe(100);
  expect(crop.y + crop.height / 2).toBeCloseTo(30);
});

test('a crop says its focus, unless that is in its middle', () => {
  expect(focusInCrop([0.05, 0.3], cropAround(WIDE, SQUARE, [0.05, 0.3]))).toEqual([0.1, 0.3]);
  expect(focusInCrop([0.5, 0.5], cropAround(WIDE, SQUARE, [0.5, 0.5]))).toBeUndefined();
});
