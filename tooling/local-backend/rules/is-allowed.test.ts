/** @jest-environment node */
import { isAllowed } from './is-allowed';
import { parseRules } from './parse-rules';
import { type RulesMap, type RulesValue, Timestamp, type Value } from './values';

const data = new Map<string, Value>([
  ['text', 'abc'],
  ['emoji', '😀'],
  ['int', 3n],
  ['float', 3],
  ['half', 1.5],
  ['yes', true],
  ['none', null],
  ['list', [1n, 'abc', 1n]],
  [
    'map',
    new Map<string, Value>([
      ['text', 'abc'],
      ['n', 4n],
    ]),
  ],
  [
    'other',
    new Map<string, Value>([
      ['text', 'abc'],
      ['x', true],
    ]),
  ],
  ['time', new Timestamp(0n)],
]);
const resource: RulesMap = new Map<string, RulesValue>([
  ['data', data],
  ['id', 'x'],
  ['__name__', 'a/x'],
]);
const request: RulesMap = new Map<string, RulesValue>([
  ['auth', new Map<string, RulesValue>([['uid', 'u']])],
  ['method', 'get'],
  ['time', new Timestamp(1_000_000_000n)],
]);

const rulesWith = (inside: string) =>
  parseRules(`rules_version = '2'; service cloud.firestore { match /databases/{database}/documents { ${inside} } }`);

const read = (path: string) => (path === 'a/x' ? resource : undefined);
const allows = (inside: string, path = 'a/x', method: 'get' | 'create' = 'get') =>
  isAllowed(rulesWith(inside), { method, path, request, resource, read });
const holds = (condition: string) => allows(`match /a/{id} { allow get: if ${condition}; }`);

const d = 'resource.data';
const diff = `${d}.map.diff(${d}.other)`;

test.each([
  '1 + 2 * 3 == 7',
  '7 / 2 == 3 && 7 % 2 == 1',
  '-1 < 0',
  '1 == 1.0',
  `${d}.int == ${d}.float`,
  "'a' + 'b' == 'ab'",
  "'a' < 'b'",
  `${d}.text == 'abc'`,
  `${d}['text'] == 'abc'`,
  `${d}.list[1] == 'abc'`,
  `${d}.time < request.time`,
  `${d}.time.toMillis() == 0`,
  `${d}.none == null`,
  `${d}.emoji.size() == 2`,
  `${d}.text.upper() == 'ABC' && 'ABC'.lower() == ${d}.text && ' a '.trim() == 'a'`,
  `${d}.text.matches('a.c') && !${d}.text.matches('b')`,
  `'text' in ${d} && !('nothing' in ${d})`,
  "'a' in ['a', 'b']",
  `${d}.get('nothing', 'default') == 'default'`,
  `${d}.get(['map', 'n'], 0) == 4`,
  `${d}.map.keys().hasOnly(['text', 'n', 'more'])`,
  `${d}.map.keys().hasAll(['n']) && !${d}.map.keys().hasAll(['m'])`,
  `${d}.list.hasAny(['abc', 'd'])`,
  `${d}.list.toSet().size() == 2`,
  `${diff}.addedKeys() == ['n'].toSet()`,
  `${diff}.removedKeys().hasOnly(['x'])`,
  `${diff}.unchangedKeys().hasAll(['text'])`,
  `${diff}.changedKeys().size() == 0`,
  `${diff}.affectedKeys().size() == 2`,
  `${d} is map && ${d}.list is list && ${d}.int is int && ${d}.half is float && ${d}.half is number`,
  `${d}.text is string && ${d}.yes is bool && ${d}.time is timestamp`,
  "['a', 'b'] == ['a', 'b'] && ['a', 'b'] != ['b', 'a']",
  "['a', 'b'].toSet() == ['b', 'a', 'a'].toSet()",
  'true ? true : 1 / 0 == 1',
  'exists(/databases/$(database)/documents/a/$(id)) && !exists(/databases/$(database)/documents/a/zzz)',
  `get(/databases/$(database)/documents/a/x).data.int == 3`,
])('%s holds', (condition) => {
  expect(holds(condition)).toBe(true);
});

test.each([
  ['what is not true', 'false'],
  ['what is no truth', "'true'"],
  ['null', 'null'],
  ['a field that is not there', `${d}.nothing == null`],
  ['an element that is not there', `${d}.list[9] == 1`],
  ['a negative element', `${d}.list[-1] == 1`],
  ['a method of another type', `${d}.int.size() == 1`],
  ['a division by zero', '1 / 0 == 0 || 1 % 0 == 0'],
  ['numbers of two kinds in a sum', '1 + 1.0 == 2'],
  ['texts and numbers in order', "'1' < 2"],
  ['truths in order', 'false < true'],
  ['null in order', 'null <= 500'],
  ['a text as a list', "'a' in 'abc'"],
  ['a set given to a list', `['a'].hasOnly(['a'].toSet())`],
  ['a set given to an empty list', `[].hasOnly(['a'].toSet())`],
  ['a text given to an empty set', `[].toSet().hasOnly('a')`],
  ['a pattern that is none', `${d}.text.matches('(')`],
  ['a document that is not there', 'get(/databases/$(database)/documents/a/zzz).data.int == 3'],
  ['a path with a number for a segment', 'exists(/databases/$(database)/documents/a/$(1))'],
  ['a path with a slash in a segment', "exists(/databases/$(database)/documents/$('a/x'))"],
  ['the opposite of what has no value', `!(${d}.nothing == 1)`],
  ['two sides without a value', `${d}.nothing == 1 || ${d}.nothing != 1`],
])('%s allows nothing', (_, condition) => {
  expect(holds(condition)).toBe(false);
});

test.each([
  [`${d}.nothing == 1 || true`, true],
  [`true || ${d}.nothing == 1`, true],
  [`!(${d}.nothing == 1 && false)`, true],
  [`!(false && ${d}.nothing == 1)`, true],
  [`${d}.nothing == 1 || false`, false],
])('%s: either side may decide', (condition, expected) => {
  expect(holds(condition)).toBe(expected);
});

test.each([
  ['another method', 'match /a/{id} { allow create: if true; }', 'a/x', false],
  ['read is get', 'match /a/{id} { allow read; }', 'a/x', true],
  ['write is not get', 'match /a/{id} { allow write; }', 'a/x', false],
  ['another collection', 'match /b/{id} { allow get; }', 'a/x', false],
  ['a longer path', 'match /a/{id} { allow get; }', 'a/x/b/y', false],
  ['a shorter path', 'match /a/{id}/b/{other} { allow get; }', 'a/x', false],
  ['a match in a match', 'match /a/{id} { match /b/{other} { allow get: if id == other; } }', 'a/x/b/x', true],
  ['all that follows', 'match /{rest=**} { allow get; }', 'a/x/b/y', true],
  ['all that follows, which may be nothing', 'match /a/x/{rest=**} { allow get; }', 'a/x', true],
  ['one of two allows', 'match /a/{id} { allow get: if false; allow get: if true; }', 'a/x', true],
  ['one of two matches', 'match /a/{id} { allow get: if false; } match /a/x { allow get; }', 'a/x', true],
])('%s', (_, rules, path, expected) => {
  expect(allows(rules, path)).toBe(expected);
});

test('functions see their parameters, their lets, and the names around them', () => {
  const rules = `match /a/{id} {
    function isThree(n) { let three = 3; return n == three && id == 'x'; }
    function twice(n) { return isThree(n) && isThree(n); }
    allow get: if twice(${d}.int);
  }`;
  expect(allows(rules)).toBe(true);
});

test('a function does not see the names of whoever calls it', () => {
  const rules = `match /{name=**} { function isX() { return id == 'x'; } } match /a/{id} { allow get: if true; }`;
  expect(() => allows(rules)).toThrow("the name 'id' is unknown");
});

test('functions that call each other without end allow nothing', () => {
  expect(allows('function f() { return g(); } function g() { return f(); } match /a/{id} { allow get: if f(); }')).toBe(
    false,
  );
});
