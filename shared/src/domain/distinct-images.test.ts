/** @jest-environment node */
import { distinctImages } from './distinct-images';

test('a file that is listed twice is one image', () => {
  const items = [{ file: 'a.avif', style: 'drawn' }, { file: 'b.avif' }, { file: 'a.avif', style: 'photo' }];
  expect(distinctImages(items)).toEqual(items.slice(0, 2));
});
