/** @jest-environment node */
import { isLetterKey } from './letter-key';

test.each([
  ['English', 'k', 'KeyK', true],
  ['capitals', 'K', 'KeyK', true],
  ['Russian', 'л', 'KeyK', true],
  ['Greek', 'κ', 'KeyK', true],
  ['Hebrew', 'ל', 'KeyK', true],
  ['Arabic', 'ن', 'KeyK', true],
  ['Dvorak, where k stands at another place', 'k', 'KeyV', true],
  ['Dvorak, where t stands at this place', 't', 'KeyK', false],
  ['Turkish, another key', 'ı', 'KeyI', false],
  ['Russian, another key', 'а', 'KeyF', false],
  ['a key that writes nothing', 'Shift', 'KeyK', false],
])('the letter K is known by %s: %s at %s', (_, key, code, expected) => {
  expect(isLetterKey({ key, code }, 'k')).toBe(expected);
});
