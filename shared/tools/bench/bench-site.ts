import compression from 'compression';
import type { RequestListener } from 'node:http';
import { listen } from '../serve/listen';
import { staticPage } from './static-page';

export interface BenchSite {
  /** The site as it is. */
  origin: string;
  /** The same pages as plain HTML: no script is ever loaded. */
  staticOrigin: string;
  close: () => Promise<void>;
}

const originOf = (port: number) => `http://127.0.0.1:${port}`;

function staticHandler(pages: ReadonlyMap<string, string>, site: RequestListener): RequestListener {
  const compress = compression();
  return (request, response) => {
    const html = pages.get(request.url ?? '');
    if (html === undefined) return void site(request, response);
    compress(request as never, response as never, () => {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' }).end(html);
    });
  };
}

/** Serves a site and its static twin on free ports, each of the pages rendered once. Rejects with one clear sentence. */
export async function serveBenchSite(site: RequestListener, urls: readonly string[]): Promise<BenchSite> {
  const server = await listen(0, site);
  const origin = originOf(server.port);
  try {
    const pages = new Map<string, string>();
    for (const url of urls) {
      const response = await fetch(origin + url);
      if (!response.ok) throw new Error(`${url} answered ${response.status}: there is nothing to measure.`);
      pages.set(url, staticPage(await response.text()));
    }
    const twin = await listen(0, staticHandler(pages, site));
    const close = async () => void (await Promise.all([server.close(), twin.close()]));
    return { origin, staticOrigin: originOf(twin.port), close };
  } catch (error) {
    await server.close();
    throw error;
  }
}
