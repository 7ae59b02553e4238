/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { fromRoot } from '@otherfolk/system/from-root';
import { parseRules } from './parse-rules';

const around = (inside: string) =>
  `rules_version = '2';\nservice cloud.firestore {\n  match /databases/{database}/documents {\n${inside}\n  }\n}`;
const allow = (condition: string) => around(`match /a/{id} { allow get: if ${condition}; }`);

test('the rules of this repository are understood as a whole', () => {
  const service = parseRules(readFileSync(fromRoot('firestore.rules'), 'utf8'));
  expect(service.blocks).toHaveLength(1);
  expect(service.blocks[0]?.blocks.map(({ pattern }) => pattern)).toEqual([
    [
      { kind: 'word', text: 'users' },
      { kind: 'one', name: 'uid' },
    ],
    [
      { kind: 'word', text: 'removed' },
      { kind: 'one', name: 'uid' },
    ],
    [
      { kind: 'word', text: 'guarded' },
      { kind: 'one', name: 'audience' },
    ],
    [{ kind: 'rest', name: 'document' }],
  ]);
});

test('rules may have comments and both kinds of quotes', () => {
  expect(() => parseRules(allow(`/* a\n * b */ id == "it's" // c\n && true`))).not.toThrow();
});

test.each([
  ['true && false || !true', 'or'],
  ['1 + 2 * 3 == 7', 'binary'],
  ['true ? false : true', 'choice'],
  ["id is string && 'a' in ['a']", 'and'],
  ['-1 < 2', 'binary'],
  ['resource.data.m[id].size() > 0', 'binary'],
  ['exists(/databases/$(database)/documents/a/$(id))', 'call'],
  ["resource.data.get('a', null) == null", 'binary'],
])('%s is a condition of kind %s', (condition, kind) => {
  expect(parseRules(allow(condition)).blocks[0]?.blocks[0]?.allows[0]?.condition.kind).toBe(kind);
});

test.each([
  ['an unknown name', allow('someone == null'), "line 4, column 31: the name 'someone' is unknown"],
  ['an unknown function', allow('isOwner()'), "line 4, column 31: the function 'isOwner' is unknown"],
  ['an unknown method', allow("id.startsWith('a')"), "line 4, column 33: the method 'startsWith' is unknown here"],
  ['too few arguments of a method', allow('id.matches()'), "'matches' does not take 0 argument(s)"],
  ['too many arguments', allow('exists(/a/b, 1)'), "'exists' takes 1 argument(s)"],
  [
    'an unknown field of the request',
    allow('request.headers == null'),
    "line 4, column 38: 'request.headers' is unknown here",
  ],
  ['an unknown field of the document', allow('resource.value == null'), "'resource.value' is unknown here"],
  [
    'an unknown type',
    allow('id is set'),
    "line 4, column 37: a type that is known here is expected, and here is 'set'",
  ],
  [
    'an unknown method of a request',
    around('match /a/{id} { allow fetch; }'),
    "line 4, column 23: a method such as get or create is expected, and here is 'fetch'",
  ],
  [
    'a forgotten semicolon',
    around('match /a/{id} { allow get }'),
    "line 4, column 27: ';' is expected, and here is '}'",
  ],
  ['a forgotten bracket', allow('(true'), "')' is expected, and here is ';'"],
  [
    'a statement that does not exist',
    around('permit get;'),
    "'match', 'allow' or 'function' is expected, and here is 'permit'",
  ],
  ['a sign that does not exist', allow('true & false'), "line 4, column 36: '&' is not expected here"],
  ['a text without an end', allow("'open"), "line 4, column 31: ''' is not expected here"],
  [
    'a function that is there twice',
    around('function f() { return true; } function f() { return false; }'),
    "line 4, column 40: the function 'f' is there twice",
  ],
  [
    'a variable of another function',
    around('function f() { let x = 1; return x == 1; } function g() { return x == 1; }'),
    "the name 'x' is unknown",
  ],
  [
    'a let that is used before it is there',
    around('function f() { let x = y; let y = 1; return x == y; }'),
    "the name 'y' is unknown",
  ],
  [
    'a variable of another match',
    around('match /a/{one} { allow get: if true; } match /b/{two} { allow get: if one == two; }'),
    "the name 'one' is unknown",
  ],
  ['an old version', "rules_version = '1';", "line 1, column 17: '2' is expected, and here is '1'"],
  ['no version', 'service cloud.firestore {}', "line 1, column 1: 'rules_version' is expected, and here is 'service'"],
  [
    'another service',
    "rules_version = '2'; service firebase.storage {}",
    "'cloud' is expected, and here is 'firebase'",
  ],
  ['something after the end', `${around('')} more`, "the end is expected, and here is 'more'"],
  ['nothing', '', "line 1, column 1: 'rules_version' is expected, and here is 'the end'"],
])('%s is refused when the rules are loaded', (_, source, message) => {
  expect(() => parseRules(source)).toThrow(message);
});
