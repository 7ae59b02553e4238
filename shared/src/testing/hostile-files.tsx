import fc from 'fast-check';
import type { RouteObject } from 'react-router-dom';
import { isCatalogueError } from '../catalogue/catalogue-error';
import { isNotFound } from '../contract/not-found-error';
import { isJsonRecord } from '../domain/json-record';
import { fixtureReader } from './fixture-reader';
import { renderAhead } from './render-ahead';

const MARK = 'window.hacked=1';

/** Texts that would do harm where a page trusted them. */
const hostileText = fc.constantFrom(
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

const hostileKey = fc.constantFrom(
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  '"><b>',
  'style',
  'onclick',
  'id',
);

const hostileLeaf = fc.oneof(
  hostileText,
  fc.string(),
  fc.double(),
  fc.integer(),
  fc.constantFrom<unknown>(null, true, false, [], {}, Number.MAX_VALUE, -1),
);

const hostileValue = fc.oneof(
  { weight: 4, arbitrary: hostileLeaf },
  { weight: 1, arbitrary: fc.array(hostileLeaf, { maxLength: 4 }) },
  { weight: 1, arbitrary: fc.dictionary(hostileKey, hostileLeaf, { maxKeys: 3, noNullPrototype: true }) },
);

/** The same file, with hostile values in some of its places. */
function hostile(json: unknown): fc.Arbitrary<unknown> {
  const inside: fc.Arbitrary<unknown> = Array.isArray(json)
    ? fc.tuple(...json.map(hostile))
    : isJsonRecord(json)
      ? fc.record(Object.fromEntries(Object.entries(json).map(([key, value]) => [key, hostile(value)])), {
          requiredKeys: [],
          noNullPrototype: true,
        })
      : fc.constant(json);
  return fc.oneof({ weight: 12, arbitrary: inside }, { weight: 1, arbitrary: hostileValue });
}

const TAG = /<[a-z][^>]*>/gi;
const VALUE = /"[^"]*"/g;
const HANDLER = /\s(?:on\w+|style)=/i;
const ACTIVE = /^<(script|iframe|object|embed|base|link[^>]+stylesheet|form)\b/i;
const OUTSIDE = /\s(?:href|src|srcset|action)="(?:[a-z]+:|\/\/|[^"]*\.\.\/)/i;

/** What in a page would run, restyle or lead somewhere that only its data could have asked for. */
function dangersIn(html: string): string[] {
  const tags = html.match(TAG) ?? [];
  return tags.filter((tag) => ACTIVE.test(tag) || HANDLER.test(tag.replace(VALUE, '""')) || OUTSIDE.test(tag));
}

/** Whether a page that could not be drawn says so in the way that pages do. */
const isOrderly = (failure: unknown): boolean => isNotFound(failure) || isCatalogueError(failure);

const RUNS = 400;
const TIMEOUT_MS = 120_000;

interface HostilePage {
  url: string;
  /** The files of the fixture catalogue that it is made of, by their names. */
  files: readonly string[];
}

async function expectHarmless(
  routes: RouteObject[],
  { url, files }: HostilePage,
  isAllowed: (failure: unknown) => boolean,
): Promise<void> {
  const read = fixtureReader();
  const contents = await Promise.all(files.map(async (name) => [name, hostile(await read(name))] as const));
  await fc.assert(
    fc.asyncProperty(fc.record(Object.fromEntries(contents)), async (catalogue) => {
      const { html, failures } = await renderAhead(url, routes, catalogue);
      expect(dangersIn(html)).toEqual([]);
      expect(failures.filter((failure) => !isAllowed(failure))).toEqual([]);
      expect('polluted' in {}).toBe(false);
    }),
    { numRuns: RUNS },
  );
}

/**
 * The tests that every remote with pages of the catalogue runs, in jest's node environment: whatever stands in the files, no page
 * does harm. The page of an item may say that it cannot be drawn; that of the index is always drawn.
 */
export function testHostileFiles(
  what: string,
  routes: RouteObject[],
  { item, index }: { item: HostilePage; index: HostilePage },
): void {
  beforeEach(() => {
    jest.spyOn(console, 'warn').mockImplementation();
    jest.spyOn(console, 'error').mockImplementation();
  });

  test(
    `nothing in the files of ${what} runs, restyles or leads away, and no page breaks`,
    () => expectHarmless(routes, item, isOrderly),
    TIMEOUT_MS,
  );

  test('nothing in the index does, either', () => expectHarmless(routes, index, () => false), TIMEOUT_MS);
}
