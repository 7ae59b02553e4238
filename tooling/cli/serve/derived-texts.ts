import { BIRTHDAYS_FILE, RELEASES_FILE } from '@otherfolk/shared/contract/calendar-files';
import type { CatalogueSource } from '../guarded/catalogue-source';
import { calendarFilesOf } from '../prerender/calendar-files';
import { publicPages } from '../prerender/public-pages';
import { crawlerFiles } from '../prerender/sitemap';
import type { Deployment } from '../site/deployment';

const FOR_CRAWLERS = /^\/(robots\.txt|sitemap(-\d+)?\.xml)$/;

const CALENDARS: ReadonlySet<string> = new Set([`/${BIRTHDAYS_FILE}`, `/${RELEASES_FILE}`]);

/** Whether a path is that of a text that is derived from the catalogue: for search engines, or a calendar. */
export const isDerivedText = (pathname: string): boolean => FOR_CRAWLERS.test(pathname) || CALENDARS.has(pathname);

/** The type of a derived text as `Content-Type` names it. */
export function typeOfDerivedText(pathname: string): string {
  if (CALENDARS.has(pathname)) return 'text/calendar';
  return pathname.endsWith('.xml') ? 'application/xml' : 'text/plain';
}

/**
 * What the site says to search engines, and its calendars, made anew when the catalogue has changed. Resolves to undefined for a file
 * that there is not; rejects where a list of the catalogue is broken.
 */
export function derivedTextReader(
  { publicPages: lists }: Deployment,
  source: Pick<CatalogueSource, 'now' | 'derivations'>,
) {
  let made: { version: string; pages: ReturnType<typeof publicPages> } | undefined;
  return async (pathname: string, origin: string): Promise<string | undefined> => {
    const split = await source.now();
    if (CALENDARS.has(pathname)) {
      const files = await calendarFilesOf(split, origin, { cache: await source.derivations });
      return files.get(pathname.slice(1));
    }
    const { version, visitorReader } = split;
    if (made?.version !== version) made = { version, pages: publicPages(visitorReader, lists) };
    const { sitemapPages } = await made.pages;
    return crawlerFiles(sitemapPages, origin).get(pathname.slice(1));
  };
}
