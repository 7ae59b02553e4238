import type { CatalogueSource } from '../guarded/catalogue-source';
import { publicPages } from '../prerender/public-pages';
import { crawlerFiles } from '../prerender/sitemap';
import type { Deployment } from '../site/deployment';

const NAMES = /^\/(robots\.txt|sitemap(-\d+)?\.xml)$/;

/** Whether a path is that of a file for search engines. */
export const isForCrawlers = (pathname: string): boolean => NAMES.test(pathname);

/**
 * What the site says to search engines, made anew when the catalogue has changed. Resolves to undefined for a file that there is not;
 * rejects where a list of the catalogue is broken.
 */
export function crawlerFileReader({ publicPages: lists }: Deployment, source: Pick<CatalogueSource, 'now'>) {
  let made: { version: string; pages: ReturnType<typeof publicPages> } | undefined;
  return async (pathname: string, origin: string): Promise<string | undefined> => {
    const { version, visitorReader } = await source.now();
    if (made?.version !== version) made = { version, pages: publicPages(visitorReader, lists) };
    const { sitemapPages } = await made.pages;
    return crawlerFiles(sitemapPages, origin).get(pathname.slice(1));
  };
}
