import fc from 'fast-check';
import { keepsScrollPosition } from '../contract/keep-scroll-position';
import { fuzzSearch } from '../testing/fuzz-urls';
import { imageIn, imageSearch, openedHere } from './image-address';

test.each([
  ['?picture=maren-drawn.avif', 'maren-drawn.avif'],
  ['?from=chat&picture=a.avif', 'a.avif'],
  ['?picture=', undefined],
  ['?from=chat', undefined],
  ['', undefined],
  ['?picture=%', '%'],
])('%s asks for %s', (search, file) => {
  expect(imageIn(search)).toBe(file);
});

test.each(['maren-drawn.avif', 'A_b.C-1.png', 'a&b=c.png', 'ä ö.png'])('%s comes back from its address', (file) => {
  expect(imageIn(imageSearch(file))).toBe(file);
});

test('a file name as the schemas let it through stands in its address as it is', () => {
  expect(imageSearch('A_b.C-1.png')).toBe('?picture=A_b.C-1.png');
});

test('an image opens without moving the page', () => {
  expect(keepsScrollPosition(openedHere)).toBe(true);
});

test('a file of any name comes back from its address, and any address asks for a file or none', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1 }), fuzzSearch, (file, search) => {
      expect(imageIn(imageSearch(file))).toBe(file);
      expect(imageSearch(file)).not.toMatch(/[\s"'<>#&]/);
      expect(imageIn(search)).not.toBe('');
    }),
    { numRuns: 1000 },
  );
});
