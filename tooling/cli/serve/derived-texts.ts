import { BIRTHDAYS_FILE, RELEASES_FILE } from '@otherfolk/shared/contract/calendar-files';
import { once } from '@otherfolk/shared/domain/once';
import type { CatalogueSource } from '../derive/guarded/catalogue-source';
import type { SplitCatalogue } from '../derive/guarded/split-catalogue';
import { calendarFiles } from '../export/prerender/calendar-files';
import { publicPages } from '../export/prerender/public-pages';
import { crawlerFiles } from '../export/prerender/sitemap';
import type { Deployment } from '../export/site/deployment';

const FOR_CRAWLERS = /^\/(robots\.txt|sitemap(-\d+)?\.xml)$/;

const CALENDARS: ReadonlySet<string> = new Set([`/${BIRTHDAYS_FILE}`, `/${RELEASES_FILE}`]);

/** Whether a path is that of a text that is derived from the catalogue: for search engines, or a calendar. */
export const isDerivedText = (pathname: string): boolean => FOR_CRAWLERS.test(pathname) || CALENDARS.has(pathname);

/** The type of a derived text as `Content-Type` names it. */
export function typeOfDerivedText(pathname: string): string {
  if (CALENDARS.has(pathname)) return 'text/calendar';
  return pathname.endsWith('.xml') ? 'application/xml' : 'text/plain';
}

/** The texts that follow from one state of a catalogue, made when somebody asks for them. */
class TextsOfState {
  private readonly calendars = new Map<string, Promise<ReadonlyMap<string, string>>>();
  private readonly pages = once(() => publicPages(this.split.visitorReader, this.deployment));

  constructor(
    readonly split: SplitCatalogue,
    private readonly deployment: Pick<Deployment, 'publicPages' | 'declarations'>,
  ) {}

  async text(pathname: string, origin: string): Promise<string | undefined> {
    const file = pathname.slice(1);
    if (!CALENDARS.has(pathname)) {
      const { sitemapPages } = await this.pages();
      return crawlerFiles(sitemapPages, origin, this.deployment.declarations).get(file);
    }
    const calendars = this.calendars.get(origin) ?? calendarFiles(this.split.visitorReader, origin);
    this.calendars.set(origin, calendars);
    return (await calendars).get(file);
  }
}

/**
 * What the site says to search engines, and its calendars, made anew when the catalogue has changed. Resolves to undefined for a file
 * that there is not; rejects where a list of the catalogue is broken.
 */
export function derivedTextReader(deployment: Deployment, source: Pick<CatalogueSource, 'now'>) {
  let made: TextsOfState | undefined;
  return async (pathname: string, origin: string): Promise<string | undefined> => {
    const split = await source.now();
    if (made?.split !== split) made = new TextsOfState(split, deployment);
    return made.text(pathname, origin);
  };
}
