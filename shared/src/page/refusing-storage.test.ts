import { renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { refusals, refuseStorage, storedValue } from '../testing/refusing-storage';
import { foldingPage, isFolded, rememberFolded } from './folded-sections';
import { liftRating, useIsLifted } from './lifted-ratings';
import { storedText } from './stored-text';
import { baseAgeOf, MAX_BASE_AGE, useBaseAge } from './use-base-age';

const anyName = fc.oneof(fc.constantFrom('__proto__', 'constructor', '/characters/mara', ''), fc.string());
const isBaseAge = (age: number) => Number.isInteger(age) && age >= 0 && age <= MAX_BASE_AGE;
const valueOf = <T>(use: () => T): T => {
  const { result, unmount } = renderHook(use);
  unmount();
  return result.current;
};

test('whatever stands for a base age is a whole number from 0 to 999', () => {
  fc.assert(
    fc.property(fc.option(storedValue), (text) => isBaseAge(baseAgeOf(text))),
    { numRuns: 3000 },
  );
});

test('whatever is stored for base age and lifted ratings, a page has one age, and knows what is lifted', () => {
  fc.assert(
    fc.property(storedValue, fc.integer({ min: 0, max: 3 }), (text, rating) => {
      window.localStorage.setItem('baseAge', text);
      window.localStorage.setItem('shownRatings', text);
      expect(isBaseAge(valueOf(useBaseAge)[0])).toBe(true);
      expect(valueOf(() => useIsLifted(rating))).toBe(text.split(',').includes(String(rating)));
      liftRating(rating);
      expect(valueOf(() => useIsLifted(rating))).toBe(true);
    }),
    { numRuns: 100 },
  );
});

test('whatever is stored of folded sections, one that is folded or opened is so from then on', () => {
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
  expect(isBaseAge(valueOf(useBaseAge)[0])).toBe(true);
});
