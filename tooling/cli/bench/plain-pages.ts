import type { RequestListener } from 'node:http';
import compression from 'compression';
import { listen, type Listening } from '@otherfolk/system/listen';

const START_SCRIPT = /<script data-scripts="[^"]*"[^>]*>[\s\S]*?<\/script>\n?/;

/** Headers that belong to one transfer, and are settled anew. */
const OF_TRANSFER = [
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
  'vary',
];

/** The page without the script that starts all others. Throws where there is none: the comparison would be with itself. */
export function plainPage(html: string): string {
  if (!START_SCRIPT.test(html)) throw new Error('A page has no start script that could be left out.');
  return html.replace(START_SCRIPT, '');
}

/** The page as the site answers it, headers and all: some of them take a browser time. */
async function fetchPlain(origin: string, url: string) {
  const response = await fetch(origin + url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}: there is nothing to measure.`);
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !OF_TRANSFER.includes(name)));
  return { html: plainPage(await response.text()), headers };
}

/** Serves pages of a site as plain HTML, which loads no script, and all other files as the site does. */
export async function servePlainPages(origin: string, site: RequestListener, urls: string[]): Promise<Listening> {
  const pages = new Map(await Promise.all(urls.map(async (url) => [url, await fetchPlain(origin, url)] as const)));
  const compress = compression();
  return listen(0, (request, response) => {
    const page = pages.get(request.url ?? '');
    if (!page) return void site(request, response);
    compress(request as never, response as never, () => void response.writeHead(200, page.headers).end(page.html));
  });
}
