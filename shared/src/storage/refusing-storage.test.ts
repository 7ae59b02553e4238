import { renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { refusals, refuseStorage, storedValue } from '../testing/refusing-storage';
import { foldingPage, isFolded, rememberFolded } from './folded-sections';
import { liftRating, useIsLifted } from './lifted-ratings';
import { storedText } from './stored-text';

const anyName = fc.oneof(fc.constantFrom('__proto__', 'constructor', '/characters/mara', ''), fc.string());
const valueOf = <T>(use: () => T): T => {
  const { result, unmount } = renderHook(use);
  unmount();
  return result.current;
};

test('a page knows which ratings are lifted, whatever is stored for them', () => {
  fc.assert(
    fc.property(storedValue, fc.integer({ min: 0, max: 3 }), (text, rating) => {
      window.localStorage.setItem('shownRatings', text);
      expect(valueOf(() => useIsLifted(rating))).toBe(text.split(',').includes(String(rating)));
      liftRating(rating);
      expect(valueOf(() => useIsLifted(rating))).toBe(true);
    }),
    { numRuns: 100 },
  );
});

test('a section that is folded or opened is so from then on, whatever is stored of folded sections', () => {
  fc.assert(
    fc.property(storedValue, anyName, anyName, fc.boolean(), (text, page, anchor, folded) => {
      window.sessionStorage.setItem('foldedSections', text);
      expect(typeof isFolded(page, anchor)).toBe('boolean');
      rememberFolded(page, anchor, folded);
      expect(isFolded(page, anchor)).toBe(folded);
      expect(typeof foldingPage(text)).toBe('string');
      expect('polluted' in {}).toBe(false);
    }),
    { numRuns: 2000 },
  );
});

test.each(refusals)('storage that refuses %s keeps nothing, and breaks nothing', (refusal) => {
  refuseStorage(refusal);
  const text = storedText('some');
  expect(text.read()).toBeNull();
  text.write('kept as long as the page');
  expect(text.read()).toBe(refusal === 'reading' ? null : 'kept as long as the page');
  rememberFolded('/characters/mara', 'gallery', true);
  expect(isFolded('/characters/mara', 'gallery')).toBe(false);
});
