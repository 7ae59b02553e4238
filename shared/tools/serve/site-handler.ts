import compression from 'compression';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import send from 'send';
import sirv from 'sirv';
import { localDayOf } from '../../src/domain/local-day';
import { fileInside, isServedFile } from './catalogue-folder';
import type { Deployment } from './deployment';
import { cachedRenderer } from './page-cache';

const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
const DATA = '/data/';
const OF_FILES = ['/assets/', '/remotes/', DATA];

const everywhere = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  // The rest of the policy stands in each page; this part works in a header only.
  'Content-Security-Policy': "frame-ancestors 'none'",
};

function answer(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
}

/** The path of a request as it stands in the URL; undefined where it is none. */
function pathOf(request: IncomingMessage): URL | undefined {
  if (!request.url?.startsWith('/')) return undefined;
  try {
    const url = new URL(`http://localhost${request.url}`);
    decodeURIComponent(url.pathname);
    return url;
  } catch {
    return undefined;
  }
}

interface SiteOptions {
  deployment: Deployment;
  /** Real path of the catalogue. */
  folder: string;
  /** Origin of canonical addresses; without it, the one that the request was made to. */
  origin?: string | undefined;
  /** Whether builds and pictures may change under the same URL, so that browsers must ask each time. */
  inDevelopment?: boolean;
}

const PICTURES_FRESH_MS = 600_000;

/** Answers every request of a site: pages, builds, catalogue. Wants a Host of this machine. */
export function siteHandler({ deployment, folder, origin, inDevelopment = false }: SiteOptions): RequestListener {
  const page = cachedRenderer(deployment.renderPage, folder);
  const builds = [...deployment.folders].map(([prefix, dir]) => ({
    prefix,
    serve: sirv(dir, inDevelopment ? { dev: true, etag: true } : { brotli: true, immutable: true, maxAge: 31_536_000 }),
  }));

  async function serveData(request: IncomingMessage, response: ServerResponse, pathname: string): Promise<void> {
    const relative = decodeURIComponent(pathname.slice(DATA.length));
    const file = isServedFile(relative) ? await fileInside(folder, relative) : undefined;
    if (!file) return answer(response, 404, 'Not found');
    // A picture that is opened by itself must not run as a page.
    response.setHeader('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    const maxAge = inDevelopment || file.endsWith('.json') ? 0 : PICTURES_FRESH_MS;
    send(request, file.slice(folder.length), { root: folder, maxAge, index: false })
      .on('error', () => answer(response, 404, 'Not found'))
      .pipe(response);
  }

  async function servePage(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const { status, html } = await page({
      url: url.pathname + url.search,
      origin: origin ?? `http://${request.headers.host}`,
      today: localDayOf(new Date()),
    });
    response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' }).end(html);
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!LOOPBACK_HOST.test(request.headers.host ?? ''))
      return answer(response, 421, 'This server is for this machine only');
    if (request.method !== 'GET' && request.method !== 'HEAD') return answer(response, 405, 'Only GET and HEAD');
    const url = pathOf(request);
    if (!url) return answer(response, 400, 'This is no URL');
    for (const [name, value] of Object.entries(everywhere)) response.setHeader(name, value);
    const { pathname } = url;
    if (pathname === '/remotes.json') {
      response.setHeader('Cache-Control', 'no-cache');
      response.setHeader('Content-Type', 'application/json');
      return void response.end(JSON.stringify(deployment.registry));
    }
    const build = builds.find(({ prefix }) => pathname.startsWith(prefix));
    if (build) {
      request.url = pathname.slice(build.prefix.length - 1);
      return build.serve(request, response, () => answer(response, 404, 'Not found'));
    }
    if (pathname.startsWith(DATA)) return serveData(request, response, pathname);
    if (OF_FILES.some((prefix) => pathname.startsWith(prefix))) return answer(response, 404, 'Not found');
    return servePage(request, response, url);
  }

  const compress = compression();
  return (request, response) => {
    const fail = (error: unknown) => {
      console.error(`${request.url} failed`, error);
      if (response.headersSent) response.destroy();
      else answer(response, 500, 'The server failed to answer');
    };
    compress(request as never, response as never, () => void handle(request, response).catch(fail));
  };
}
