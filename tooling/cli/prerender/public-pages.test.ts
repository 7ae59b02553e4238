/** @jest-environment node */
import { catalogueFiles } from '@otherfolk/shared/catalogue/catalogue-files';
import { fixtureReader } from '@otherfolk/shared/testing/fixture-reader';
import { pageFile, publicPages } from './public-pages';
import { sourcePublicPages } from './testing/source-public-pages';

const ALWAYS = ['/', '/characters', '/plots', '/locations', '/changelog', '/privacy'];

let warn: jest.SpyInstance;
beforeEach(() => void (warn = jest.spyOn(console, 'warn').mockImplementation()));

test('holds what is out, and nothing unreleased or unnamed', async () => {
  await expect(publicPages(fixtureReader(), sourcePublicPages)).resolves.toEqual({
    doubts: [],
    urls: [
      ...ALWAYS,
      '/characters/ivo',
      '/characters/ivo/ivo-modern',
      '/characters/mara',
      '/characters/mara/mara-modern',
      '/characters/mara/mara-sci-fi',
      '/plots/storm',
      '/plots/storm/storm-fantasy',
      '/plots/storm-fantasy',
      '/plots/storm/storm-modern',
      '/plots/storm-modern',
      '/locations/quay',
    ],
  });
  expect(warn).not.toHaveBeenCalled();
});

test("follows the site's release", async () => {
  const { urls } = await publicPages(
    fixtureReader({ [catalogueFiles.site]: { currentRelease: 3 } }),
    sourcePublicPages,
  );
  expect(urls).toEqual(expect.arrayContaining(['/characters/mara/mara-fantasy', '/plots/harvest', '/locations/tower']));
});

test('an empty catalogue has the pages that every site has', async () => {
  const none = Object.fromEntries(Object.values(catalogueFiles).map((file) => [file, undefined]));
  await expect(publicPages(fixtureReader(none), sourcePublicPages)).resolves.toMatchObject({ urls: ALWAYS });
  expect(warn.mock.calls.flat()).toContain('There is no /data/locations/index.json: its pages are left out.');
});

test('whoever does not know the pages of a remote has doubts about all below its mounts', async () => {
  const lists = new Map(sourcePublicPages);
  lists.delete('plots');
  const { urls, doubts } = await publicPages(fixtureReader(), lists);
  expect(urls.filter((url) => url.startsWith('/plots'))).toEqual([]);
  expect(doubts).toEqual([{ below: 'plots/', reason: "no release of 'plots' that is live lists its pages" }]);
});

test('a list that is none rejects', async () => {
  const read = fixtureReader({ [catalogueFiles.plotVariantIndex]: { no: 'list' } });
  await expect(publicPages(read, sourcePublicPages)).rejects.toThrow(
    '/data/plots/index.variants.json is not a list in JSON',
  );
});

test.each([
  ['/', 'index.html'],
  ['/plots', 'plots/index.html'],
  ['/plots/storm/storm-modern', 'plots/storm/storm-modern/index.html'],
])('%s lies in %s', (url, file) => {
  expect(pageFile(url)).toBe(file);
});
