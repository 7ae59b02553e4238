/** @jest-environment node */
import { isValidId } from './id';

test.each(['mara', 'mara-quill', '9', 'a-', 'a'.repeat(80)])('%s is an id', (text) => {
  expect(isValidId(text)).toBe(true);
});

test.each([
  '',
  '-mara',
  'Mara',
  'mara quill',
  '../site',
  'a/b',
  'a.b',
  'a%2e',
  'mara\n',
  '__proto__',
  'é',
  'a'.repeat(81),
])('%j is no id', (text) => {
  expect(isValidId(text)).toBe(false);
});

test.each([[undefined], [null], [7], [['mara']], [{}]])('%j is no id', (value) => {
  expect(isValidId(value)).toBe(false);
});
