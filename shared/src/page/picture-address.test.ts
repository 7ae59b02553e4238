import fc from 'fast-check';
import { keepsPlace } from '../contract/keep-scroll-position';
import { hostileSearch } from '../testing/fuzz-urls';
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

test('any name of a file comes back from its address, and any address asks for a file or none', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1 }), hostileSearch, (file, search) => {
      expect(pictureIn(pictureSearch(file))).toBe(file);
      expect(pictureSearch(file)).not.toMatch(/[\s"'<>#&]/);
      expect(pictureIn(search)).not.toBe('');
    }),
    { numRuns: 1000 },
  );
});
