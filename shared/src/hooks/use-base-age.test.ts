import { renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { refusals, refuseStorage, storedValue } from '../testing/refusing-storage';
import { baseAgeOf, MAX_BASE_AGE, useBaseAge } from './use-base-age';

const isBaseAge = (age: number) => Number.isInteger(age) && age >= 0 && age <= MAX_BASE_AGE;

function baseAgeOfPage(): number {
  const { result, unmount } = renderHook(useBaseAge);
  unmount();
  return result.current[0];
}

test('a base age that is read of any value is a whole number from 0 to 999', () => {
  fc.assert(
    fc.property(fc.option(storedValue), (text) => isBaseAge(baseAgeOf(text))),
    { numRuns: 3000 },
  );
});

test('a page has one base age, whatever is stored for it', () => {
  fc.assert(
    fc.property(storedValue, (text) => {
      window.localStorage.setItem('baseAge', text);
      expect(isBaseAge(baseAgeOfPage())).toBe(true);
    }),
    { numRuns: 100 },
  );
});

test.each(refusals)('a page has a base age where storage refuses %s', (refusal) => {
  refuseStorage(refusal);
  expect(isBaseAge(baseAgeOfPage())).toBe(true);
});
