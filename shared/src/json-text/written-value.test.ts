/** @jest-environment node */
import { writtenValue } from './written-value';

test('a file says its repeated keys one by one, and its numbers as they are written', () => {
  expect(writtenValue('\uFEFF{"a": 1, "a": {"b": 1.50}, "c": [2, 123456789012345678], "d": "x"}')).toEqual({
    'a (1)': 1,
    'a (2)': { b: '1.50' },
    c: [2, '123456789012345678'],
    d: 'x',
  });
});
