/** @jest-environment node */
import { findingLine } from './finding';
import { readJsonBytes } from './read-json-bytes';

const findings = (text: string) => readJsonBytes('site.json', Buffer.from(text)).findings.map(findingLine);

test.each([
  ['{"a": 1, "b": {"a": 2}, "c": [{"a": 3}]}'],
  ['{"a": "say \\"x\\": y", "ratio": 1.50, "many": 1e2, "most": 9007199254740991, "little": 0.1}'],
  ['{"text": "123456789012345678"}'],
])('what readers of JSON hold is no finding: %s', (text) => {
  expect(findings(text)).toEqual([]);
});

test.each([
  [
    '{"a": {"b": 1, "c": 2, "b": 3}}',
    'warning site.json $.a.b: the key stands there 2 times, of which only the last one is read. Keep one of them.',
  ],
  [
    '{"a": [123456789012345678]}',
    'warning site.json $.a[0]: a number that cannot be held exactly: it is read as 123456789012345680. Write it as a text, in quotes.',
  ],
  [
    '{"a": 1e400}',
    'warning site.json $.a: a number that cannot be held exactly: it is read as Infinity. Write it as a text, in quotes.',
  ],
  [
    '{"a": 3.14159265358979323846}',
    'warning site.json $.a: a number that cannot be held exactly: it is read as 3.141592653589793. Write it as a text, in quotes.',
  ],
])('what readers of JSON lose is a finding: %s', (text, line) => {
  expect(findings(text)).toEqual([line]);
});
