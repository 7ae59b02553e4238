import type { RemoteDeclaration } from '@otherfolk/shared/contract/declaration';
import { OVERRIDE_PAGE } from '@otherfolk/shared/contract/rendering';
import type { LocalDay } from '@otherfolk/shared/domain/local-day';

/** A page that search engines should know. */
export interface SitemapPage {
  url: string;
  /** When its item was changed last, where that is known. */
  changedOn?: LocalDay | undefined;
}

const SITEMAP = 'sitemap.xml';

const ROBOTS = 'robots.txt';

/** More addresses than this are not allowed in one file: https://www.sitemaps.org/protocol.html. */
const MAX_ADDRESSES = 50_000;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

const xml = (root: string, lines: readonly string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...lines,
    `</${root}>`,
    '',
  ].join('\n');

/** The files that tell search engines of these pages, by their names; those of a large site are parts that the first one names. */
export function sitemapFiles(
  pages: readonly SitemapPage[],
  origin: string,
  maxAddresses = MAX_ADDRESSES,
): ReadonlyMap<string, string> {
  const lines = pages.map(({ url, changedOn }) => {
    const changed = changedOn === undefined ? '' : `<lastmod>${changedOn}</lastmod>`;
    return `<url><loc>${escaped(origin + url)}</loc>${changed}</url>`;
  });
  if (lines.length <= maxAddresses) return new Map([[SITEMAP, xml('urlset', lines)]]);
  const parts = new Map<string, string>();
  for (let from = 0; from < lines.length; from += maxAddresses)
    parts.set(`sitemap-${parts.size + 1}.xml`, xml('urlset', lines.slice(from, from + maxAddresses)));
  const named = [...parts.keys()].map((file) => `<sitemap><loc>${escaped(`${origin}/${file}`)}</loc></sitemap>`);
  return new Map([[SITEMAP, xml('sitemapindex', named)], ...parts]);
}

/** What crawlers may visit: all but what is for members and developers. Names the sitemap, where an origin is known to name it by. */
export function robotsText(origin: string, declarations: readonly RemoteDeclaration[]): string {
  const mounts = declarations.flatMap(({ mounts: declared }) => Object.entries(declared));
  const guarded = mounts.filter(([, { guard }]) => guard).map(([mount]) => `/${mount}`);
  const closed = [...guarded, OVERRIDE_PAGE].map((path) => `Disallow: ${path}`);
  const sitemap = origin === '' ? [] : ['', `Sitemap: ${origin}/${SITEMAP}`];
  return ['User-agent: *', ...closed, ...sitemap, ''].join('\n');
}

/** All that a site says to search engines, by the names of its files. An origin that is not known leaves no addresses to be named. */
export const crawlerFiles = (
  pages: readonly SitemapPage[],
  origin: string,
  declarations: readonly RemoteDeclaration[],
): ReadonlyMap<string, string> =>
  new Map([[ROBOTS, robotsText(origin, declarations)], ...(origin === '' ? [] : sitemapFiles(pages, origin))]);
