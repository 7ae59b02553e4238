import type { RequestListener } from 'node:http';
import compression from 'compression';
import { listen } from '@otherfolk/system/listen';
import { staticPage } from './static-page';

export interface BenchSite {
  /** The site as it is. */
  origin: string;
  /** The same pages as plain HTML: no script is ever loaded. */
  staticOrigin: string;
  close: () => Promise<void>;
}

interface StaticPage {
  html: string;
  headers: Record<string, string>;
}

/** What the twin settles anew. */
const OF_TRANSFER = [
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
  'vary',
];

const originOf = (port: number) => `http://127.0.0.1:${port}`;

/** The page as the site answers it, headers and all: some of them take a browser time. */
async function staticPageOf(origin: string, url: string): Promise<StaticPage> {
  const response = await fetch(origin + url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}: there is nothing to measure.`);
  const headers = [...response.headers].filter(([name]) => !OF_TRANSFER.includes(name));
  return { html: staticPage(await response.text()), headers: Object.fromEntries(headers) };
}

function staticHandler(pages: ReadonlyMap<string, StaticPage>, site: RequestListener): RequestListener {
  const compress = compression();
  return (request, response) => {
    const page = pages.get(request.url ?? '');
    if (!page) return void site(request, response);
    compress(request as never, response as never, () => void response.writeHead(200, page.headers).end(page.html));
  };
}

/** Serves a site and its static twin on free ports, each of the pages rendered once. Rejects with one clear sentence. */
export async function serveBenchSite(site: RequestListener, urls: readonly string[]): Promise<BenchSite> {
  const server = await listen(0, site);
  const origin = originOf(server.port);
  try {
    const pages = new Map<string, StaticPage>();
    for (const url of urls) pages.set(url, await staticPageOf(origin, url));
    const twin = await listen(0, staticHandler(pages, site));
    const close = async () => void (await Promise.all([server.close(), twin.close()]));
    return { origin, staticOrigin: originOf(twin.port), close };
  } catch (error) {
    await server.close();
    throw error;
  }
}
