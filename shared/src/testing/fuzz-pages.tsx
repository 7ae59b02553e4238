import fc from 'fast-check';
import type { RouteObject } from 'react-router-dom';
import { isCatalogueError } from '../catalogue/catalogue-error';
import { isNotFound } from '../contract/not-found-error';
import { fixtureReader } from './fixture-reader';
import { fuzzed } from './fuzz-files';
import { fuzzUrl } from './fuzz-urls';
import { renderAhead } from './render-ahead';

const TAG = /<[a-z][^>]*>/gi;
const VALUE = /"[^"]*"/g;
const HANDLER = /\s(?:on\w+|style)=/i;
const ACTIVE = /^<(script|iframe|object|embed|base|link[^>]+stylesheet|form(?![^>]*data-list-tools))\b/i;
const OUTSIDE = /\s(?:href|src|srcset|action)="(?:[a-z]+:|\/\/|[^"]*\.\.\/)/i;

/** The elements of a page that would run, restyle or lead somewhere that only its data could have asked for. */
function dangersIn(html: string): string[] {
  const tags = html.match(TAG) ?? [];
  return tags.filter((tag) => ACTIVE.test(tag) || HANDLER.test(tag.replace(VALUE, '""')) || OUTSIDE.test(tag));
}

/** Whether a page that could not be drawn says so in the way that pages do. */
const isOrderly = (failure: unknown): boolean => isNotFound(failure) || isCatalogueError(failure);

const FILE_RUNS = 300;
const ADDRESS_RUNS = 200;
const TIMEOUT_MS = 120_000;

interface FuzzedPage {
  url: string;
  /** The files of the fixture catalogue that it is made of, by their names. */
  files: readonly string[];
}

async function expectHarmlessFiles(
  routes: RouteObject[],
  { url, files }: FuzzedPage,
  isAllowed: (failure: unknown) => boolean,
): Promise<void> {
  const read = fixtureReader();
  const contents = await Promise.all(files.map(async (name) => [name, fuzzed(await read(name))] as const));
  await fc.assert(
    fc.asyncProperty(fc.record(Object.fromEntries(contents)), async (catalogue) => {
      const { html, failures } = await renderAhead(url, routes, catalogue);
      expect(dangersIn(html)).toEqual([]);
      expect(failures.filter((failure) => !isAllowed(failure))).toEqual([]);
      expect('polluted' in {}).toBe(false);
    }),
    { numRuns: FILE_RUNS },
  );
}

const expectHarmlessAddresses = (routes: RouteObject[], mount: string) =>
  fc.assert(
    fc.asyncProperty(fuzzUrl, async ({ pathname, search }) => {
      const { html, failures } = await renderAhead(`${mount}${pathname}${search}`, routes);
      expect(dangersIn(html)).toEqual([]);
      expect(failures.filter((failure) => !isOrderly(failure))).toEqual([]);
    }),
    { numRuns: ADDRESS_RUNS },
  );

/**
 * The tests that every remote with pages of the catalogue runs, in jest's node environment: whatever stands in the files
 * and in the address, no page does harm. The page of an item may say that it cannot be drawn; that of the index is always drawn.
 */
export function fuzzPages(
  what: string,
  routes: RouteObject[],
  { item, index }: { item: FuzzedPage; index: FuzzedPage },
): void {
  beforeEach(() => {
    jest.spyOn(console, 'warn').mockImplementation();
    jest.spyOn(console, 'error').mockImplementation();
  });

  test(
    `nothing in the files of ${what} runs, restyles or leads away, and no page breaks`,
    () => expectHarmlessFiles(routes, item, isOrderly),
    TIMEOUT_MS,
  );

  test('nothing in the index does, either', () => expectHarmlessFiles(routes, index, () => false), TIMEOUT_MS);

  test(
    'nothing in an address does, and whatever it asks for is there or is not',
    () => expectHarmlessAddresses(routes, index.url),
    TIMEOUT_MS,
  );
}
