import { keepsPlace } from '../contract/keep-place';
import { openedHere, pictureIn, pictureSearch } from './picture-address';

test.each([
  ['?picture=maren-drawn.avif', 'maren-drawn.avif'],
  ['?from=chat&picture=a.avif', 'a.avif'],
  ['?picture=', undefined],
  ['?from=chat', undefined],
  ['', undefined],
  ['?picture=%', '%'],
])('%s asks for %s', (search, file) => {
  expect(pictureIn(search)).toBe(file);
});

test.each(['maren-drawn.avif', 'A_b.C-1.png', 'a&b=c.png', 'ä ö.png'])('%s comes back from its address', (file) => {
  expect(pictureIn(pictureSearch(file))).toBe(file);
});

test('a file name as the schemas let it through stands in its address as it is', () => {
  expect(pictureSearch('A_b.C-1.png')).toBe('?picture=A_b.C-1.png');
});

test('a picture opens without moving the page', () => {
  expect(keepsPlace(openedHere)).toBe(true);
});
