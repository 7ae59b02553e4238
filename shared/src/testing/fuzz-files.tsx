import fc from 'fast-check';
import { isJsonRecord } from '../domain/json-record';

const MARK = 'window.hacked=1';

/** Texts that would do harm where a page trusted them. */
export const fuzzText = fc.constantFrom(
  `<script>${MARK}</script>`,
  `"><img src=x onerror="${MARK}">`,
  `javascript:${MARK}`,
  `</style><script>${MARK}</script>`,
  `#fff;background:url(javascript:${MARK})`,
  '../../../../etc/passwd',
  '//evil.example/x.js',
  'data:text/html,<b>x</b>',
  '__proto__',
  'constructor',
  '\u0000\u202e\ufeff',
  '<!--',
  ']]>',
  '{{constructor.constructor("x")()}}',
  'x'.repeat(5000),
  `X${'+1'.repeat(500)}`,
  '((((((((((X',
  'X/0',
  '1e999',
  '',
);

const fuzzKey = fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', '"><b>', 'style', 'onclick', 'id');

const fuzzLeaf = fc.oneof(
  fuzzText,
  fc.string(),
  fc.double(),
  fc.integer(),
  fc.constantFrom<unknown>(null, true, false, [], {}, Number.MAX_VALUE, -1),
);

const fuzzValue = fc.oneof(
  { weight: 4, arbitrary: fuzzLeaf },
  { weight: 1, arbitrary: fc.array(fuzzLeaf, { maxLength: 4 }) },
  { weight: 1, arbitrary: fc.dictionary(fuzzKey, fuzzLeaf, { maxKeys: 3, noNullPrototype: true }) },
);

/** The same file, with fuzzed values in some of its places. */
export function fuzzed(json: unknown): fc.Arbitrary<unknown> {
  const inside: fc.Arbitrary<unknown> = Array.isArray(json)
    ? fc.tuple(...json.map(fuzzed))
    : isJsonRecord(json)
      ? fc.record(Object.fromEntries(Object.entries(json).map(([key, value]) => [key, fuzzed(value)])), {
          requiredKeys: [],
          noNullPrototype: true,
        })
      : fc.constant(json);
  return fc.oneof({ weight: 12, arbitrary: inside }, { weight: 1, arbitrary: fuzzValue });
}
