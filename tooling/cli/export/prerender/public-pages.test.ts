/** @jest-environment node */
import { catalogueFiles } from '@otherfolk/shared/catalogue/catalogue-files';
import { tagPath } from '@otherfolk/shared/domain/tag-address';
import { INDEX_FILES } from '@otherfolk/shared/kinds/entity-folders';
import { plotKind } from '@otherfolk/shared/kinds/plot/kind';
import { fixtureReader } from '@otherfolk/shared/testing/fixture-reader';
import { ownDeclarations } from '@otherfolk/shared/testing/own-remotes';
import { pageFile, publicPages } from './public-pages';
import { sourcePublicPages } from './testing/source-public-pages';

const ofSource = { publicPages: sourcePublicPages, declarations: ownDeclarations };

const ALWAYS = [
  '/',
  '/characters',
  '/compare',
  '/atlas',
  '/plots',
  '/locations',
  '/tags',
  '/calendar',
  '/changelog',
  '/privacy',
];
/** A page that every site has, too, behind the first pages. */
const FAMILIES = '/atlas/families';

let warn: jest.SpyInstance;
beforeEach(() => void (warn = jest.spyOn(console, 'warn').mockImplementation()));

test('holds what is out, and nothing unreleased or unnamed', async () => {
  const { urls, doubts } = await publicPages(fixtureReader(), ofSource);
  expect({ urls, doubts }).toEqual({
    doubts: [],
    urls: [
      ...ALWAYS,
      FAMILIES,
      '/characters/ivo',
      '/characters/ivo/ivo-modern',
      '/characters/mara',
      '/characters/mara/mara-modern',
      '/characters/mara/mara-sci-fi',
      '/characters/mara/lives',
      '/plots/storm',
      '/plots/storm/storm-fantasy',
      '/plots/storm-fantasy',
      '/plots/storm/storm-modern',
      '/plots/storm-modern',
      '/locations/quay',
      '/tags/Genre/Fantasy',
      '/tags/Genre/Modern',
      '/tags/Genre/Sci-Fi',
      '/tags/Character%20Grouping/Core',
      '/tags/Character%20Grouping/Supporting',
      '/tags/Eye%20Color/Gray%20Eyes',
      '/tags/Eye%20Color/Green',
      '/tags/Gender/Female',
      '/tags/Gender/Male',
      '/tags/Hair%20Color/Brunette',
      '/tags/Hair%20Color/Redhead',
      '/tags/Kind/Harbour',
      '/tags/Mood/Quiet',
      '/tags/Theme/Isolation',
      '/tags/Tone/Grim',
      '/tags/Tone/Quiet',
    ],
  });
  expect(warn).not.toHaveBeenCalled();
});

test.each(['/tags/Genre/Horror', '/tags/Genre/Mystery', '/tags/Theme/Hunger', '/tags/Kind/Ruin', '/tags/Mood/Grim'])(
  '%s is no page, as hidden items alone bear the tag',
  async (url) => {
    const { urls, sitemapPages } = await publicPages(fixtureReader(), ofSource);
    expect([...urls, ...sitemapPages.map((page) => page.url)]).not.toContain(url);
  },
);

test('the sitemap lists each item once, under its canonical address, with its day', async () => {
  const { sitemapPages } = await publicPages(fixtureReader(), ofSource);
  expect(
    sitemapPages.filter(({ url }) => !url.startsWith('/tags/')).map(({ url, changedOn = '' }) => [url, changedOn]),
  ).toEqual([
    ...[...ALWAYS, FAMILIES].filter((url) => url !== '/compare').map((url) => [url, '']),
    ['/characters/ivo/ivo-modern', '2026-03-01'],
    ['/characters/mara/mara-modern', '2026-10-02'],
    ['/characters/mara/mara-sci-fi', '2026-10-02'],
    ['/characters/mara/lives', ''],
    ['/plots/storm/storm-fantasy', '2026-04-01'],
    ['/plots/storm/storm-modern', '2026-09-15'],
    ['/locations/quay', ''],
  ]);
});

const AWKWARD = [
  { group: '__proto__', name: 'constructor' },
  { group: '', name: '__proto__' },
  { group: '', name: 'without a group' },
  { group: 'a/b', name: '../../etc' },
  { group: 'Genre', name: '"quoted" \'twice\' <b>&amp;' },
  { group: 'Mood', name: '😀' },
  { group: 'Mood', name: 'x'.repeat(200) },
  { group: 'Mood', name: 'é'.repeat(200) },
  { group: 'Genre', name: 'index.html' },
  { group: 'Genre', name: 'page.json' },
];

test('each tag of an awkward name has a page of its own, whose file lies where it belongs', async () => {
  const [entry] = (await fixtureReader()(plotKind.index)) as { tags: unknown; version: number }[];
  const read = fixtureReader({ [plotKind.index]: [{ ...entry, version: 1, tags: AWKWARD }] });
  const { urls } = await publicPages(read, ofSource);
  const pages = AWKWARD.map(tagPath);
  expect(new Set(pages).size).toBe(AWKWARD.length);
  expect(urls).toEqual(expect.arrayContaining(pages));
  for (const url of pages) {
    const [first, group = '', name = '', last] = pageFile(url).split('/');
    expect([first, last]).toEqual(['tags', 'index.html']);
    expect([group, name].filter((part) => /^\.|[\\\p{Cc}]/u.test(part) || Buffer.byteLength(part) > 220)).toEqual([]);
  }
});

test("follows the site's release", async () => {
  const { urls } = await publicPages(fixtureReader({ [catalogueFiles.site]: { currentRelease: 3 } }), ofSource);
  expect(urls).toEqual(expect.arrayContaining(['/characters/mara/mara-fantasy', '/plots/harvest', '/locations/tower']));
});

test('an empty catalogue has the pages that every site has', async () => {
  const none = Object.fromEntries([...Object.values(catalogueFiles), ...INDEX_FILES].map((file) => [file, undefined]));
  await expect(publicPages(fixtureReader(none), ofSource)).resolves.toMatchObject({
    urls: [...ALWAYS, FAMILIES],
  });
  expect(warn.mock.calls.flat()).toContain('There is no /data/locations/index.json: its pages are left out.');
});

test('publicPages doubts all pages below the mounts of a remote whose pages are unknown', async () => {
  const lists = new Map(sourcePublicPages);
  lists.delete('plots');
  const { urls, doubts } = await publicPages(fixtureReader(), { ...ofSource, publicPages: lists });
  expect(urls.filter((url) => url.startsWith('/plots'))).toEqual([]);
  expect(doubts).toEqual([{ below: 'plots/', reason: "no release of 'plots' that is live lists its pages" }]);
});

test('a list that is none rejects', async () => {
  const read = fixtureReader({ [plotKind.index]: { no: 'list' } });
  await expect(publicPages(read, ofSource)).rejects.toThrow('/data/plots/index.variants.json is not a list in JSON');
});

test.each([
  ['/', 'index.html'],
  ['/plots', 'plots/index.html'],
  ['/plots/storm/storm-modern', 'plots/storm/storm-modern/index.html'],
  ['/tags/Eye%20Color/Gray%20Eyes', 'tags/Eye Color/Gray Eyes/index.html'],
])('%s lies in %s', (url, file) => {
  expect(pageFile(url)).toBe(file);
});
