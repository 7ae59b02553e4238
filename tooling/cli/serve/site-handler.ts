import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import compression from 'compression';
import type { BackendHandler } from '@otherfolk/local-backend';
import { RELEASES_FILE } from '@otherfolk/shared/contract/releases';
import { pageOfDataPath } from '@otherfolk/shared/contract/rendering';
import { localDayOf } from '@otherfolk/shared/domain/local-day';
import { GUARDED_PATH } from '@otherfolk/shared/guarded/guarded-index';
import { redirectOf } from '@otherfolk/shared/kinds/redirect';
import { SHELL_ASSETS } from '@otherfolk/webpack/workspaces';
import { readRedirects } from '../derive/catalogue/read-redirects';
import { CatalogueSource } from '../derive/guarded/catalogue-source';
import { type Deployment, SERVICE_WORKER } from '../export/site/deployment';
import { remoteOrigins } from '../export/site/remote-origins';
import { saveHandler, type Saving } from '../save/save-handler';
import { answer } from './answer';
import { readBuildFiles, sendBuildFile, sendJson, UNCHANGING } from './build-files';
import { derivedTextReader, isDerivedText, typeOfDerivedText } from './derived-texts';
import { cachedRenderer } from './page-cache';
import { refusesHost } from './refuse-host';
import { everywhere, onData, onRemotes, onServiceWorker } from './security-headers';
import { sendCatalogueFile } from './send-catalogue-file';

const DATA = '/data/';
const OF_FILES = [SHELL_ASSETS, '/remotes/', DATA, GUARDED_PATH];

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
  /** Takes what editors save, and what they ask of the history. */
  saving?: Saving | undefined;
  /** The states of the catalogue; without it, those of one that nobody may read guarded files of. */
  source?: CatalogueSource;
  /** Whether builds and images may change under the same URL, so that browsers must ask each time. */
  inDevelopment?: boolean;
}

const IMAGES_FRESH_MS = 600_000;

/** Whether an image is for visitors is looked up no more often than this: a page asks for many at once. */
const IMAGES_LISTED_MS = 1000;

/** How long a connection may stand still in the middle of an answer. */
const STALLED_MS = 120_000;

/** Answers every request of a site: pages, builds, catalogue. Wants a Host of this machine. */
export function siteHandler({
  deployment,
  folder,
  origin,
  backend,
  saving,
  source = new CatalogueSource(folder),
  inDevelopment = false,
}: SiteOptions): RequestListener {
  const save = saving && saveHandler({ ...saving, onChange: () => source.changed() });
  const page = cachedRenderer(deployment.renderPage, source);
  const derivedText = derivedTextReader(deployment, source);
  const origins = remoteOrigins(Object.values(deployment.registry));
  const builds = [...deployment.folders].map(([prefix, dir]) => ({ prefix, files: readBuildFiles(dir) }));

  /** The catalogue as visitors may know it; an image that has just come is looked for once more. */
  async function publicFile(relative: string) {
    const isImage = !relative.endsWith('.json');
    const state = await (isImage ? source.recent(IMAGES_LISTED_MS) : source.now());
    const found = await state.file('', relative);
    if (found || !isImage) return { state, found };
    const now = await source.now();
    return { state: now, found: await now.file('', relative) };
  }

  async function serveData(request: IncomingMessage, response: ServerResponse, pathname: string): Promise<void> {
    const relative = decodeURIComponent(pathname.slice(DATA.length));
    const { state, found } = await publicFile(relative);
    if (!found) return answer(response, 404, 'Not found');
    response.setHeaders(new Map(Object.entries(onData)));
    if (found.kind === 'cut') return sendJson(request, response, found.text);
    const file = state.files.get(relative)?.real;
    if (file === undefined) return answer(response, 404, 'Not found');
    const maxAge = inDevelopment || file.endsWith('.json') ? 0 : IMAGES_FRESH_MS;
    sendCatalogueFile(request, response, { folder, file, maxAge });
  }

  async function serveGuarded(response: ServerResponse, pathname: string): Promise<void> {
    const [bundle = '', name = ''] = pathname.slice(GUARDED_PATH.length).split('/');
    const file = await source.guardedFile(bundle, name);
    if (!file) return answer(response, 404, 'Not found');
    // It is encrypted anew for each answer.
    response
      .writeHead(200, { 'Content-Type': 'application/octet-stream', 'Cache-Control': 'no-store' })
      .end(Buffer.from(file));
  }

  const originOf = (request: IncomingMessage) => origin ?? `http://${request.headers.host}`;

  const render = (request: IncomingMessage, url: string) =>
    page({ url, origin: originOf(request), today: localDayOf(new Date()) });

  async function serveDerivedText(request: IncomingMessage, response: ServerResponse, pathname: string): Promise<void> {
    const text = await derivedText(pathname, originOf(request));
    if (text === undefined) return answer(response, 404, 'Not found');
    const type = typeOfDerivedText(pathname);
    response.writeHead(200, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-cache' }).end(text);
  }

  async function servePageData(request: IncomingMessage, response: ServerResponse, url: string): Promise<void> {
    const { data } = await render(request, url);
    if (data === undefined) return answer(response, 404, 'Not found');
    response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-cache' }).end(data);
  }

  /** Where a page is now, for visitors: what they may not see is not there, by its old address neither. */
  async function movedPage(request: IncomingMessage, pathname: string): Promise<string | undefined> {
    const to = redirectOf(await readRedirects(folder), pathname.slice(1));
    if (to === undefined) return undefined;
    const { status } = await render(request, `/${to}`);
    return status === 200 ? `/${to}` : undefined;
  }

  async function servePage(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const { status, html } = await render(request, url.pathname + url.search);
    const moved = status === 404 ? await movedPage(request, url.pathname) : undefined;
    if (moved) {
      response.writeHead(301, { Location: moved + url.search, 'Cache-Control': 'no-cache' }).end();
      return;
    }
    response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' }).end(html);
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeaders(new Map(Object.entries(everywhere)));
    if (refusesHost(request, response)) return;
    const url = pathOf(request);
    if (!url) return answer(response, 400, 'This is no URL');
    const { pathname } = url;
    if (backend?.owns(pathname)) return backend.handle(request, response, pathname);
    if (save?.owns(pathname)) return save.handle(request, response, url);
    if (request.method !== 'GET' && request.method !== 'HEAD') return answer(response, 405, 'Only GET and HEAD');
    const live = pathname === '/remotes.json' ? deployment.registry : undefined;
    const told = live ?? (pathname === `/${RELEASES_FILE}` ? deployment.releases?.() : undefined);
    if (told) {
      response.setHeader('Cache-Control', 'no-cache');
      response.setHeader('Content-Type', 'application/json');
      return void response.end(JSON.stringify(told));
    }
    if (pathname === `/${SERVICE_WORKER}` && deployment.serviceWorker) {
      response.setHeader('Cache-Control', 'no-cache');
      response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
      response.setHeaders(new Map(Object.entries(onServiceWorker(origins))));
      return void response.end(deployment.serviceWorker);
    }
    if (isDerivedText(pathname)) return serveDerivedText(request, response, pathname);
    const build = builds.find(({ prefix }) => pathname.startsWith(prefix));
    if (build) {
      const file = build.files.get(decodeURIComponent(pathname.slice(build.prefix.length)));
      if (!file) return answer(response, 404, 'Not found');
      // A live site may take a remote from here instead of its own (docs/releasing.md#a-local-remote-in-a-live-site).
      if (inDevelopment) response.setHeaders(new Map(Object.entries(onRemotes('*'))));
      return sendBuildFile(request, response, file, inDevelopment ? 'no-cache' : UNCHANGING);
    }
    if (pathname.startsWith(DATA)) return serveData(request, response, pathname);
    if (pathname.startsWith(GUARDED_PATH)) return serveGuarded(response, pathname);
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
