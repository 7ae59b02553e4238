import { ITEM_PATH, redirectOf, type Redirects } from '@otherfolk/shared/kinds/redirect';
import { pageFile } from './public-pages';

/** Both addresses are of letters, digits, hyphens and slashes alone. */
function movedPage(url: string, origin: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'; form-action 'none'" />
    <title>Moved</title>
    <link rel="canonical" href="${origin}${url}" />
    <meta http-equiv="refresh" content="0; url=${url}" />
  </head>
  <body>
    <p>This page is now at <a href="${url}">${url}</a>.</p>
  </body>
</html>
`;
}

/** Pages at old addresses that lead to those among `urls`, the public pages of a site, by their files; none where there is a page. */
export function redirectPages(redirects: Redirects, urls: readonly string[], origin: string): Map<string, string> {
  const there = new Set(urls);
  const pages = new Map<string, string>();
  for (const from of Object.keys(redirects)) {
    const to = redirectOf(redirects, from);
    if (to === undefined || !ITEM_PATH.test(from)) continue;
    for (const url of urls) {
      if (url !== `/${to}` && !url.startsWith(`/${to}/`)) continue;
      const old = from + url.slice(to.length + 1);
      const leadsThere = redirectOf(redirects, old) === url.slice(1);
      if (leadsThere && !there.has(`/${old}`)) pages.set(pageFile(`/${old}`), movedPage(url, origin));
    }
  }
  return pages;
}
