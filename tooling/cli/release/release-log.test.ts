/** @jest-environment node */
import fc from 'fast-check';
import { type LogEntry, standing } from './release-log';

/** 'a b <a' is: a, then b, then back to a. */
const logOf = (text: string): LogEntry[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((step) => ({
      id: 'plots',
      release: step.replace('<', ''),
      at: '',
      ...(step.startsWith('<') && { back: true }),
    }));

test.each([
  ['', undefined, ''],
  ['', 'a', 'a'],
  ['a', 'a', 'a'],
  ['a b', 'b', 'a b'],
  ['a b <a', 'a', 'a'],
  ['a b c <b <a', 'a', 'a'],
  ['a b <a c', 'c', 'a c'],
  ['a b <a b', 'b', 'a b'],
  ['a b a', 'a', 'a b a'],
  ['a a', 'a', 'a'],
  // The process ended between the switch and the log.
  ['a', 'b', 'a b'],
  ['a b', 'a', 'a'],
  ['<a', 'a', 'a'],
])("after '%s', with %p live, stands '%s'", (log, live, stands) => {
  expect(standing(logOf(log), 'plots', live).join(' ')).toBe(stands);
});

test('the other remotes do not count', () => {
  expect(standing([...logOf('a'), { id: 'admin', release: 'x', at: '' }], 'plots')).toEqual(['a']);
});

test('rolling back as often as something was released leads to where it began', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.stringMatching(/^[0-9a-f]{1,3}$/), { minLength: 1, maxLength: 8 }), (names) => {
      let log = logOf(names.join(' '));
      for (const expected of names.slice(0, -1).reverse()) {
        const before = standing(log, 'plots').at(-2);
        expect(before).toBe(expected);
        log = [...log, ...logOf(`<${before}`)];
      }
      expect(standing(log, 'plots')).toEqual(names.slice(0, 1));
    }),
  );
});
