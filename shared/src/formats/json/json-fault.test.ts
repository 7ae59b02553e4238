/** @jest-environment node */
import { jsonFaultOf } from './json-fault';

test.each([
  ['{"a":\n 1,\n oops}', 3],
  ['{"a":\n 1,', 2],
  ['', 1],
])('the fault of the JSON %j has its line', (text, line) => {
  expect(jsonFaultOf(text)).toMatchObject({ line, message: expect.stringMatching(/\w/) });
});

test('JSON without a fault has none', () => {
  expect(jsonFaultOf('{"a": [1, null]}')).toBeUndefined();
});

test('lists that stand too deep inside each other are a fault', () => {
  expect(jsonFaultOf('['.repeat(100_000) + ']'.repeat(100_000))?.message).toMatch(/too deep/);
});
