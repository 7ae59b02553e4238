import { distinctPictures } from './distinct-pictures';

test('a file that is listed twice is one picture', () => {
  const items = [{ file: 'a.avif', style: 'drawn' }, { file: 'b.avif' }, { file: 'a.avif', style: 'photo' }];
  expect(distinctPictures(items)).toEqual(items.slice(0, 2));
});
