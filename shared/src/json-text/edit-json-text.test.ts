/** @jest-environment node */
import fc from 'fast-check';
import { fileText } from '../catalogue/file-text';
import type { JsonRecord } from '../domain/json-record';
import { editJsonText } from './edit-json-text';

type Change = (json: JsonRecord) => unknown;

const CRLF = '\uFEFF{\r\n\t"id": "mara",\r\n\t"tags": []\r\n}\r\n';

test.each<[string, string, Change, string]>([
  [
    'a value beside numbers that JavaScript writes otherwise',
    '{"name":"Mara", "discordId": 123456789012345678, "ratio": 1.50}',
    (json) => ({ ...json, name: 'Ivo' }),
    '{"name":"Ivo", "discordId": 123456789012345678, "ratio": 1.50}',
  ],
  [
    'a value beside a key that is repeated',
    '{"a": {"b": 1}, "name": "Mara", "a": {"c": 2}}',
    (json) => ({ ...json, name: 'Ivo' }),
    '{"a": {"b": 1}, "name": "Ivo", "a": {"c": 2}}',
  ],
  [
    'a list that was empty, in a file with tabs, a mark and line ends of Windows',
    CRLF,
    (json) => ({ ...json, tags: [{ name: 'Blue' }] }),
    CRLF.replace('[]', '[\r\n\t\t{\r\n\t\t\t"name": "Blue"\r\n\t\t}\r\n\t]'),
  ],
  [
    'a new key behind the one that it follows',
    '{\n    "id": "mara",\n    "more": 1.0\n}',
    () => ({ id: 'mara', name: 'Mara', more: 1 }),
    '{\n    "id": "mara",\n    "name": "Mara",\n    "more": 1.0\n}',
  ],
  [
    'a new key before all others',
    '{\n  "name": "Mara"\n}\n',
    () => ({ id: 'mara', name: 'Mara' }),
    '{\n  "id": "mara",\n  "name": "Mara"\n}\n',
  ],
  ['the only key that goes', '{\n  "a": {\n    "b": 1\n  }\n}', () => ({ a: {} }), '{\n  "a": {}\n}'],
  ['the first of three items', '{"a": ["x", "y", "z"]}', () => ({ a: ['y', 'z'] }), '{"a": ["y", "z"]}'],
  ['an item in the midst', '{"a": ["x", "z"]}', () => ({ a: ['x', 'y', 'z'] }), '{"a": ["x", "y", "z"]}'],
  [
    'items that change their places',
    '{"a": [{"n": 1.0}, {"n": 2.0}, {"n": 3.0}]}',
    () => ({ a: [{ n: 3 }, { n: 1 }, { n: 2 }] }),
    '{"a": [{"n": 3.0}, {"n": 1.0}, {"n": 2.0}]}',
  ],
  [
    'items that change their places, whatever the order of their keys',
    '{"a": [{"n": 1.0, "t": "x"}, {"n": 2.0, "t": "y"}]}',
    () => ({
      a: [
        { t: 'y', n: 2 },
        { t: 'x', n: 1 },
      ],
    }),
    '{"a": [{"n": 2.0, "t": "y"}, {"n": 1.0, "t": "x"}]}',
  ],
  [
    'one field of an item',
    '{"a": [{"n": 1.0}, {"n": 2.0, "t": "x"}]}',
    () => ({ a: [{ n: 1 }, { n: 2, t: 'y' }] }),
    '{"a": [{"n": 1.0}, {"n": 2.0, "t": "y"}]}',
  ],
  ['a value of another kind', '{"a": [1], "b": 1.0}', () => ({ a: 'x', b: 1 }), '{"a": "x", "b": 1.0}'],
  [
    'letters that are written as escapes',
    '{"a": "\\u00e9", "b": 1}',
    () => ({ a: 'é', b: 2 }),
    '{"a": "\\u00e9", "b": 2}',
  ],
  [
    'a list for a whole file',
    '[\n  {\n    "n": 1.0\n  }\n]\n',
    () => [{ n: 1 }, { n: 2 }],
    '[\n  {\n    "n": 1.0\n  },\n  {\n    "n": 2\n  }\n]\n',
  ],
])('%s changes alone', (_, text, change, expected) => {
  expect(editJsonText(text, change(JSON.parse(text.replace('\uFEFF', ''))))).toBe(expected);
});

test.each<[string, string, Change]>([
  ['edited', '{"a": 1, "a": 2}', () => ({ a: 3 })],
  ['removed', '{"b": {"a": 1, "a": 2}}', () => ({ b: {} })],
])('a repeated key is never %s', (_, text, change) => {
  expect(() => editJsonText(text, change(JSON.parse(text)))).toThrow('"a" stands there more than once');
});

test('an edited text says what was meant, and a usual layout stays', () => {
  const value = fc.jsonValue({ maxDepth: 3 }).map((json) => JSON.parse(JSON.stringify(json)) as unknown);
  fc.assert(
    fc.property(value, value, (before, after) => {
      const json = { before, both: [before, after], after: 1 };
      const next = { both: [after, before], other: after, before: after };
      const text = editJsonText(fileText(json), next);
      expect(JSON.parse(text)).toEqual(next);
      expect(editJsonText(text, next)).toBe(text);
      expect(JSON.parse(editJsonText(JSON.stringify(json), next))).toEqual(next);
    }),
  );
});

test('a file that is laid out as usual stays so to the letter', () => {
  const small = fc.dictionary(
    fc.constantFrom('a', 'b', 'c'),
    fc.array(fc.constantFrom('x', 'y', 1, true, null), { maxLength: 3 }),
  );
  fc.assert(
    fc.property(small, small, (before, after) => {
      const sorted = (json: object) => Object.fromEntries(Object.entries(json).sort());
      const wrapped = (json: object) => ({ in: sorted(json) });
      expect(editJsonText(fileText(wrapped(before)), wrapped(after))).toBe(fileText(wrapped(after)));
    }),
  );
});
