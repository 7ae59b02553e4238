import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import compression from 'compression';
import type { BackendHandler } from '@otherfolk/local-backend/backend-handler';
import { catalogueFiles } from '@otherfolk/shared/catalogue/catalogue-files';
import { pageOfDataPath } from '@otherfolk/shared/contract/rendering';
import { localDayOf } from '@otherfolk/shared/domain/local-day';
import { servedFile } from '../catalogue/catalogue-folder';
import { imageIndexIfCompleted } from '../catalogue/complete-image-index';
import { type Deployment, SERVICE_WORKER } from '../site/deployment';
import { answer } from './answer';
import { readBuildFiles, sendBuildFile, UNCHANGING } from './build-files';
import { cachedRenderer } from './page-cache';
import { everywhere, onData, onRemotes, onServiceWorker } from './security-headers';
import { sendCatalogueFile } from './send-catalogue-file';

const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
const DATA = '/data/';
const OF_FILES = ['/assets/', '/remotes/', DATA];

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
  /** Answers its own paths, before all others. */
  backend?: BackendHandler | undefined;
  /** Whether builds and images may change under the same URL, so that browsers must ask each time. */
  inDevelopment?: boolean;
}

const IMAGES_FRESH_MS = 600_000;

/** How long a connection may stand still in the middle of an answer. */
const STALLED_MS = 120_000;

/** Answers every request of a site: pages, builds, catalogue. Wants a Host of this machine. */
export function siteHandler({
  deployment,
  folder,
  origin,
  backend,
  inDevelopment = false,
}: SiteOptions): RequestListener {
  const page = cachedRenderer(deployment.renderPage, folder);
  const remoteUrls = Object.values(deployment.registry).filter((url) => /^https?:/.test(url));
  const remoteOrigins = [...new Set(remoteUrls.map((url) => new URL(url).origin))];
  const builds = [...deployment.folders].map(([prefix, dir]) => ({ prefix, files: readBuildFiles(dir) }));

  async function serveData(request: IncomingMessage, response: ServerResponse, pathname: string): Promise<void> {
    const relative = decodeURIComponent(pathname.slice(DATA.length));
    const file = await servedFile(folder, relative);
    const index = relative === catalogueFiles.imageIndex ? await imageIndexIfCompleted(folder, file) : undefined;
    if (index) {
      response.setHeaders(new Map(Object.entries(onData)));
      response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-cache' });
      return void response.end(index);
    }
    if (!file) return answer(response, 404, 'Not found');
    response.setHeaders(new Map(Object.entries(onData)));
    const maxAge = inDevelopment || file.endsWith('.json') ? 0 : IMAGES_FRESH_MS;
    sendCatalogueFile(request, response, { folder, file, maxAge });
  }

  const render = (request: IncomingMessage, url: string) =>
    page({ url, origin: origin ?? `http://${request.headers.host}`, today: localDayOf(new Date()) });

  async function servePageData(request: IncomingMessage, response: ServerResponse, url: string): Promise<void> {
    const { data } = await render(request, url);
    if (data === undefined) return answer(response, 404, 'Not found');
    response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-cache' }).end(data);
  }

  async function servePage(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const { status, html } = await render(request, url.pathname + url.search);
    response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' }).end(html);
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeaders(new Map(Object.entries(everywhere)));
    if (!LOOPBACK_HOST.test(request.headers.host ?? ''))
      return answer(response, 421, 'This server is for this machine only');
    const url = pathOf(request);
    if (!url) return answer(response, 400, 'This is no URL');
    const { pathname } = url;
    if (backend?.owns(pathname)) return backend.handle(request, response, pathname);
    if (request.method !== 'GET' && request.method !== 'HEAD') return answer(response, 405, 'Only GET and HEAD');
    if (pathname === '/remotes.json') {
      response.setHeader('Cache-Control', 'no-cache');
      response.setHeader('Content-Type', 'application/json');
      return void response.end(JSON.stringify(deployment.registry));
    }
    if (pathname === `/${SERVICE_WORKER}` && deployment.serviceWorker) {
      response.setHeader('Cache-Control', 'no-cache');
      response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
      response.setHeaders(new Map(Object.entries(onServiceWorker(remoteOrigins))));
      return void response.end(deployment.serviceWorker);
    }
    const build = builds.find(({ prefix }) => pathname.startsWith(prefix));
    if (build) {
      const file = build.files.get(decodeURIComponent(pathname.slice(build.prefix.length)));
      if (!file) return answer(response, 404, 'Not found');
      // A live site may take a remote from here instead of its own (docs/releasing.md#a-local-remote-in-a-live-site).
      if (inDevelopment) response.setHeaders(new Map(Object.entries(onRemotes('*'))));
      return sendBuildFile(request, response, file, inDevelopment ? 'no-cache' : UNCHANGING);
    }
    if (pathname.startsWith(DATA)) return serveData(request, response, pathname);
    if (OF_FILES.some((prefix) => pathname.startsWith(prefix))) return answer(response, 404, 'Not found');
    const dataOf = pageOfDataPath(pathname);
    return dataOf === undefined ? servePage(request, response, url) : servePageData(request, response, dataOf);
  }

  const compress = compression();
  return (request, response) => {
    // Clients go away in the middle: nothing is left to be said to them.
    request.on('error', () => undefined);
    response.on('error', () => undefined);
    response.setTimeout(STALLED_MS, () => void response.destroy());
    const fail = (error: unknown) => {
      if (request.destroyed && response.destroyed) return;
      console.error(`${request.url} failed`, error);
      answer(response, 500, 'The server failed to answer');
    };
    compress(request as never, response as never, () => void handle(request, response).catch(fail));
  };
}
