/** @jest-environment node */
import { JSDOM } from 'jsdom';
import { ownDeclarations } from '@otherfolk/shared/testing/own-remotes';
import { robotsText, sitemapFiles, type SitemapPage } from './sitemap';

const ORIGIN = 'https://a.example';

/** The addresses of a file, as a reader of XML finds them. */
function locations(text: string | undefined): string[] {
  const { document } = new JSDOM(text, { contentType: 'application/xml' }).window;
  return [...document.querySelectorAll('loc')].map(({ textContent }) => textContent);
}

const pagesTo = (count: number) => Array.from({ length: count }, (_, index): SitemapPage => ({ url: `/p/${index}` }));

test('a sitemap has the absolute address of each page, and its day where there is one', () => {
  const files = sitemapFiles([{ url: '/' }, { url: '/plots/storm', changedOn: '2026-11-18' }], ORIGIN);
  expect(Object.fromEntries(files)).toEqual({
    'sitemap.xml': [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      '<url><loc>https://a.example/</loc></url>',
      '<url><loc>https://a.example/plots/storm</loc><lastmod>2026-11-18</lastmod></url>',
      '</urlset>',
      '',
    ].join('\n'),
  });
});

test('an address comes out of the XML as it went in', () => {
  const urls = ["/tags/Role/Keeper's%20%26%20Co", '/tags/~/a&b', '/x<y>"z"'];
  const [text] = sitemapFiles(
    urls.map((url) => ({ url })),
    ORIGIN,
  ).values();
  expect(locations(text)).toEqual(urls.map((url) => ORIGIN + url));
});

test('more addresses than one file may have are in parts, which the first file names', () => {
  const pages = pagesTo(5);
  const files = sitemapFiles(pages, ORIGIN, 2);
  expect([...files.keys()]).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml', 'sitemap-3.xml']);
  expect(files.get('sitemap.xml')).toContain('<sitemapindex');
  const parts = locations(files.get('sitemap.xml')).map((url) => files.get(url.slice(ORIGIN.length + 1)));
  expect(parts.flatMap(locations)).toEqual(pages.map(({ url }) => ORIGIN + url));
});

test('a sitemap of as many pages as one file may have is one file', () => {
  expect([...sitemapFiles(pagesTo(2), ORIGIN, 2).keys()]).toEqual(['sitemap.xml']);
});

test('robots may visit all but what is for members and developers', () => {
  expect(robotsText(ORIGIN, ownDeclarations)).toBe(
    'User-agent: *\nDisallow: /admin\nDisallow: /editor\nDisallow: /override.html\n\nSitemap: https://a.example/sitemap.xml\n',
  );
});

test('robots.txt names no sitemap where no origin is known', () => {
  expect(robotsText('', ownDeclarations)).toBe(
    'User-agent: *\nDisallow: /admin\nDisallow: /editor\nDisallow: /override.html\n',
  );
});
