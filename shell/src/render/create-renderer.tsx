import { text } from 'node:stream/consumers';
import type { QueryClient } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { type RouteObject, StaticRouter } from 'react-router-dom';
import { isNotFound } from '@otherfolk/shared/contract/not-found-error';
import { mountOfPath, mounts, ownerOf, type RemoteId, remoteIds, remotes } from '@otherfolk/shared/contract/remotes';
import {
  type DeployedSite,
  OVERRIDE_PAGE,
  type RenderedPage,
  type RenderRequest,
} from '@otherfolk/shared/contract/rendering';
import { imageIndexQuery } from '@otherfolk/shared/page/image-index-query';
import { siteQuery } from '@otherfolk/shared/page/site-query';
import { App } from '../app/app';
import { createShellClient } from '../app/create-shell-client';
import { Pages } from '../app/pages';
import { bareRoutes, routes } from '../app/routes';
import { ResponseProvider } from '../notices/response-context';
import type { Boot } from '../page-state/boot';
import type { RemoteAssets } from '../page-state/remote-assets';
import { assetsOf } from '../remotes/manifest';
import type { RemoteLoader } from '../remotes/remote-loader';
import { type CatalogueState, catalogueState } from './catalogue-state';
import { renderDocument } from './document';
import { nodeRemoteLoader } from './node-remotes';
import { pageDataOf } from './page-data-of';
import { newPageParts, notingLookups, type PageParts } from './page-parts';
import { pageStateOf } from './page-state-of';

async function renderToHtml(element: ReactNode): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(element, {
    onError: (error) => void failures.push(error),
    // Content that is streamed in later needs an inline script to be seen: nothing is.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  const html = await text(prelude);
  if (failures.length > 0) throw failures[0];
  return html;
}

interface Stage {
  client: QueryClient;
  loader: RemoteLoader;
  response: PageParts['response'];
}

function renderRoutes(pages: RouteObject[], url: string, { client, loader, response }: Stage): Promise<string> {
  return renderToHtml(
    <StrictMode>
      <App client={client} loader={loader}>
        <ResponseProvider value={response}>
          <StaticRouter location={url}>
            <Pages routes={pages} />
          </StaticRouter>
        </ResponseProvider>
      </App>
    </StrictMode>,
  );
}

/** React writes what belongs into the head before the page's first element. */
function splitHead(html: string): { head: string; body: string } {
  // No text of the head has this in it: in texts and attributes, React writes `<` as an entity.
  const start = html.indexOf('<div');
  return { head: html.slice(0, start), body: html.slice(start) };
}

/** Keeps of the image index what the page shows, in its order; the browser reads the whole of it later. */
async function trimImageIndex(client: QueryClient, catalogue: CatalogueState, shown: Set<string>): Promise<void> {
  const { images, places } = await catalogue.imageIndex();
  const inOrder = [...shown].sort((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0));
  const trimmed = Object.fromEntries(inOrder.flatMap((file) => (images[file] ? [[file, images[file]]] : [])));
  client.setQueryData(imageIndexQuery.queryKey, trimmed);
}

function remotesOn(pathname: string, owner: RemoteId | undefined): readonly RemoteId[] {
  if (owner) return [owner];
  return pathname === '/' ? remoteIds.filter((id) => remotes[id].widgets.length > 0) : [];
}

/** Reads the deployed site once, and gives the function that renders its pages. */
export function createRenderer(site: DeployedSite) {
  const loader = nodeRemoteLoader(site.remotes);
  const registry: Partial<Record<RemoteId, string>> = {};
  const assets: Partial<Record<RemoteId, RemoteAssets>> = {};
  for (const id of remoteIds) {
    const remote = site.remotes[id];
    if (!remote) continue;
    registry[id] = remote.manifestUrl;
    assets[id] = assetsOf(remote.manifest, remote.manifestUrl);
  }

  return async function renderPage({ url, origin, today, read }: RenderRequest): Promise<RenderedPage> {
    // Joined, not resolved: a path that begins with two slashes would name another host.
    const { pathname } = new URL(`http://render.invalid${url}`);
    const mount = mountOfPath(pathname);
    // Whether a visitor may see what is behind a guard is known in the browser alone: most may not, and load nothing of it.
    const ownerId = mount && !mounts.get(mount)?.guard ? ownerOf(mount) : undefined;
    const ids = remotesOn(pathname, ownerId).filter((id) => assets[id]);
    const known = Object.fromEntries(ids.map((id) => [id, assets[id]]));
    const builds = {
      scripts: JSON.stringify(site.scripts),
      remotes: Object.fromEntries(ids.map((id) => [id, registry[id]])),
    };
    const owner = ownerId && assets[ownerId];

    async function draw(pages: RouteObject[], rendered: boolean) {
      // What stands in a page, its data included, is for everybody.
      const catalogue = catalogueState(read);
      const { response, tints, firstImages, lookedUp } = newPageParts();
      const told = { read: catalogue.read, origin, renderedOn: today, tints, firstImages };
      const client = createShellClient(told, { retries: 0 });
      catalogue.fill(client);
      await client.prefetchQuery(siteQuery);
      const { images } = await catalogue.imageIndex();
      client.setQueryData(imageIndexQuery.queryKey, notingLookups(images, lookedUp));
      const html = await renderRoutes(pages, url, { client, loader, response });
      catalogue.keepFrom(client);
      await trimImageIndex(client, catalogue, lookedUp);
      const boot: Boot = { rendered, registry, known, origin, renderedOn: today, state: pageStateOf(client) };
      const parts = { ...splitHead(html), tints, boot, owner, site, isForOverrides: pathname === OVERRIDE_PAGE };
      const page = { status: response.status, rendered, html: renderDocument(parts) };
      // Guarded pages are drawn in the browser alone.
      const hasData = rendered && page.status === 200 && (!mount || ownerId);
      if (!hasData) return page;
      return { ...page, data: pageDataOf(boot.state, builds, firstImages) };
    }

    if (pathname === OVERRIDE_PAGE) return draw(bareRoutes, false);

    try {
      return await draw(routes, true);
    } catch (error) {
      const missing = isNotFound(error);
      if (!missing) console.error(`${url} cannot be prerendered`, error);
      return { ...(await draw(bareRoutes, false)), status: missing ? 404 : 500 };
    }
  };
}
