/** @jest-environment node */
import './testing/production-react';
import { realpath } from 'node:fs/promises';
import { fromRoot } from '@otherfolk/system/from-root';
import { diskReader } from '../catalogue/catalogue-folder';
import { TemporaryCatalogue } from '../content/temporary-catalogue';
import { pairsOf } from './page-job';
import { pageFile, publicPages } from './public-pages';
import { sourceDeployment } from './testing/source-renderer';

jest.mock('../../../shell/src/render/node-remotes', () => ({
  nodeRemoteLoader: () =>
    jest.requireActual<{ sourceRemoteLoader: () => unknown }>('./testing/source-renderer').sourceRemoteLoader(),
}));

const SHIPPED = fromRoot('data');

async function catalogueOf(name: string): Promise<{ folder: string; remove: () => Promise<void> }> {
  if (name === 'shipped') return { folder: SHIPPED, remove: () => Promise.resolve() };
  const catalogue = await TemporaryCatalogue.ofFixture();
  return { folder: await realpath(catalogue.folder), remove: () => catalogue.remove() };
}

/** Pages of the shipped catalogue beyond these are of the same kinds. */
const MAX_PAIRS = 40;

test.each(['fixture', 'shipped'])(
  'a page of the %s catalogue that is drawn with another one is what it is alone',
  async (name) => {
    jest.spyOn(console, 'warn').mockImplementation();
    const { folder, remove } = await catalogueOf(name);
    try {
      const { renderPage, publicPages: ofRemotes } = sourceDeployment();
      const read = diskReader(folder);
      const { urls } = await publicPages(read, ofRemotes);
      const pairs = pairsOf(urls.map((url) => ({ url, file: pageFile(url) }))).slice(0, MAX_PAIRS);
      const context = { origin: 'https://a.example', today: '2026-11-20', read } as const;
      const shared: string[] = [];
      for (const [{ url }, next] of pairs) {
        if (!next) continue;
        const { also, ...page } = await renderPage({ url, also: next.url, ...context });
        expect(page).toEqual(await renderPage({ url, ...context }));
        if (!also) continue;
        const alone = await renderPage({ url: next.url, ...context });
        expect({ url, ...also, restsOn: undefined }).toEqual({ url, ...alone, restsOn: undefined });
        // What changes the one page changes the other.
        for (const kind of ['files', 'images', 'remotes'] as const)
          expect(also.restsOn?.[kind]).toEqual(expect.arrayContaining(alone.restsOn?.[kind] ?? []));
        shared.push(next.url);
      }
      const firstLives = pairs.flatMap(([{ url }, next]) =>
        /^\/characters\/[^/]+$/.test(url) && next ? [next.url] : [],
      );
      expect(shared.length).toBeGreaterThan(0);
      expect(firstLives).toEqual(expect.arrayContaining(shared));
    } finally {
      await remove();
    }
  },
);
