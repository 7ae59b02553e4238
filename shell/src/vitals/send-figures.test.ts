import * as v from 'valibot';
import type { PageLoad } from '@otherfolk/shared/storage/page-loads';
import { pageKind } from './page-kind';
import { figuresOf, sendFigures } from './send-figures';

const figure = v.optional(v.number());
const release = v.pipe(v.string(), v.regex(/^[\w.+-]*$/));
const remote = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/));
const PAGES = ['home', 'list of characters', 'character', 'list of plots', 'plot', 'list of places', 'place'];

/** All that may be sent: numbers, names of builds, kinds of pages. */
const sentSchema = v.strictObject({
  page: v.picklist(PAGES),
  shell: v.pipe(v.string(), v.regex(/^[\w.]+\.js$/)),
  remotes: v.record(remote, v.strictObject({ release, ms: figure })),
  failed: v.array(v.strictObject({ id: remote, release, while: v.picklist(['loading', 'drawing']) })),
  load: figure,
  lcp: figure,
  inp: figure,
  cls: figure,
});

const load: PageLoad = {
  at: 1_700_000_000_000,
  page: pageKind('/characters/secret-person/secret-life'),
  shell: 'main.0123456789.js',
  remotes: { characters: { release: '1.0.0-a', ms: 120 } },
  failed: [
    {
      id: 'plots',
      release: '1.0.0-b',
      while: 'loading',
      said: 'https://folk.example/characters/secret-person?q=secret',
    },
  ],
  ...{ load: 1200, lcp: 900, inp: 48, cls: 0.01 },
};

test('nothing but figures, releases and kinds of pages is sent', () => {
  const sent = JSON.parse(JSON.stringify(figuresOf(load))) as unknown;
  expect(v.safeParse(sentSchema, sent).issues).toBeUndefined();
  expect(JSON.stringify(sent)).not.toMatch(/secret|https|1700000000000/);
});

test('figures are sent without cookies, and without the address of the page', () => {
  window.fetch = jest.fn(async () => new Response());
  sendFigures('https://figures.example/in', load);
  expect(window.fetch).toHaveBeenCalledWith(
    'https://figures.example/in',
    expect.objectContaining({ credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true }),
  );
});
