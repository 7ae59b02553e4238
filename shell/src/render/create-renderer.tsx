import type { QueryClient } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { type RouteObject, StaticRouter } from 'react-router-dom';
import { catalogueFiles } from '@otherfolk/shared/catalogue/catalogue-files';
import type { ImageIndex } from '@otherfolk/shared/catalogue/schemas/image-index';
import { isNotFound } from '@otherfolk/shared/contract/not-found-error';
import { mountOfPath } from '@otherfolk/shared/contract/remote-table';
import {
  type DeployedSite,
  OVERRIDE_PAGE,
  type RenderedPage,
  type RenderRequest,
} from '@otherfolk/shared/contract/rendering';
import { imageIndexQuery } from '@otherfolk/shared/queries/image-index-query';
import { siteQuery } from '@otherfolk/shared/queries/site-query';
import { App } from '../app/app';
import { createShellClient } from '../app/create-shell-client';
import { Pages } from '../app/pages';
import { bareRoutes, routesOf } from '../app/routes';
import { pageContributions } from '../contributions/page-contributions';
import { ResponseProvider } from '../notices/response-context';
import type { Boot } from '../page-state/boot';
import { type RemoteAssets, scriptsOf } from '../page-state/remote-assets';
import { assetsOf } from '../remotes/manifest';
import type { RemoteLoader } from '../remotes/remote-loader';
import { type CatalogueState, catalogueState } from './catalogue-state';
import { documentPieces } from './document';
import { drawingOf, inPageOrder } from './drawing';
import { encodePieces } from './encode-pieces';
import { nodeRemoteLoader } from './node-remotes';
import { pageDataOf } from './page-data-of';
import { EVERY_IMAGE, newPageParts, notingLookups, type PageParts, withoutWords } from './page-parts';
import { pageStateOf } from './page-state-of';
import { renderFailureOf } from './render-failure';
import { renderToBytes } from './render-to-bytes';
import { routesOfMounts } from './routes-of-mounts';
import { contributionTrials } from './try-contribution';

interface Stage {
  client: QueryClient;
  loader: RemoteLoader;
  response: PageParts['response'];
}

/** All that surrounds the content of a page. */
const onStage = ({ client, loader, response }: Stage, url: string, content: ReactNode) => (
  <StrictMode>
    <App client={client} loader={loader}>
      <ResponseProvider value={response}>
        <StaticRouter location={url}>{content}</StaticRouter>
      </ResponseProvider>
    </App>
  </StrictMode>
);

/** Takes the place of what the page had of the image index, without comparing the two: one of them is as large as the catalogue. */
function setImageIndex(client: QueryClient, images: ImageIndex): void {
  const { queryKey, structuralSharing } = imageIndexQuery;
  client.getQueryCache().build(client, { queryKey, structuralSharing }).setData(images, { manual: true });
}

/** Keeps of the image index what the page shows, in its order; the browser reads the whole of it later. */
async function trimImageIndex(
  client: QueryClient,
  catalogue: CatalogueState,
  { lookedUp, described }: Pick<PageParts, 'lookedUp' | 'described'>,
): Promise<void> {
  const { images, positions } = await catalogue.imageIndex();
  const shown = [...lookedUp].filter((file) => positions.has(file));
  const inOrder = shown.sort((one, other) => (positions.get(one) ?? 0) - (positions.get(other) ?? 0));
  const entries = inOrder.flatMap((file) => {
    const image = images[file];
    return image ? [[file, described.has(file) ? image : withoutWords(image)] as const] : [];
  });
  setImageIndex(client, Object.fromEntries(entries));
}

/** A loader that notes which remotes are asked for. */
function notingRemotes(loader: RemoteLoader, note: (id: string) => void): RemoteLoader {
  return {
    ...loader,
    load: (id) => {
      note(id);
      return loader.load(id);
    },
  };
}

/** The files that a page is made of; one that has gone through the whole image index rests on its file. */
function restsOn(
  files: ReadonlySet<string>,
  images: ReadonlySet<string>,
  remotes: ReadonlySet<string>,
): RenderedPage['restsOn'] {
  const isWhole = images.has(EVERY_IMAGE);
  return {
    files: [...files, ...(isWhole ? [catalogueFiles.imageIndex] : [])],
    images: [...images],
    remotes: [...remotes],
  };
}

/** The files of these remotes that a page is made of. */
const knownAssets = (
  { remotes }: DeployedSite,
  ids: readonly string[],
  chunks: ReadonlySet<string>,
): Record<string, RemoteAssets> =>
  Object.fromEntries(
    ids.flatMap((id) => {
      const remote = remotes[id];
      return remote ? [[id, assetsOf(remote.manifest, remote.manifestUrl, chunks)]] : [];
    }),
  );

/** Reads the deployed site once, and gives the function that renders its pages. */
export function createRenderer(site: DeployedSite) {
  const loader = nodeRemoteLoader(site);
  const routes = routesOf(loader.remotes);
  const tryWithin = contributionTrials();
  const hasContributions = site.declarations.some(({ contributions = [] }) => contributions.length > 0);
  const routesBelow = routesOfMounts(routes);
  // One whose manifest cannot be read stops here what is deployed, and not a page.
  for (const remote of Object.values(site.remotes)) if (remote) assetsOf(remote.manifest, remote.manifestUrl);

  return async function renderPage({ url, origin, today, read }: RenderRequest): Promise<RenderedPage> {
    // Joined, not resolved: a path that begins with two slashes would name another host.
    const { pathname } = new URL(`http://render.invalid${url}`);
    const mount = mountOfPath(loader.remotes, pathname);
    // Whether a visitor may see what is behind a guard is known in the browser alone: most may not, and load nothing of it.
    const ownerId = mount?.guard ? undefined : mount?.remote;
    const files = new Set<string>();
    const images = new Set<string>();
    const remotes = new Set(ownerId ? [ownerId] : []);
    const note = (file: string) => void files.add(file);

    async function draw(pages: RouteObject[], rendered: boolean) {
      const catalogue = catalogueState(read);
      const parts = newPageParts();
      const { response, tints, firstImages, pageChunks, placeRules, lookedUp } = parts;
      const contributions = pageContributions(loader, () => client);
      const context = {
        read: catalogue.reader(note),
        origin,
        renderedOn: today,
        tints,
        firstImages,
        pageChunks,
        placeRules,
        declarations: site.declarations,
        ...(hasContributions && { contributions }),
        tryContribution: tryWithin((element) => onStage({ ...stage, response: { status: 200 } }, url, element)),
      };
      const client: QueryClient = createShellClient(context, { retries: 0, persister: catalogue.share(note) });
      // The same text as the library's own hash, which is slower as it sorts the properties of objects: keys of pages have none.
      client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, queryKeyHashFn: JSON.stringify } });
      await client.prefetchQuery(siteQuery);
      setImageIndex(client, notingLookups((await catalogue.imageIndex()).images, parts));
      const asked = new Set(ownerId ? [ownerId] : []);
      const noteRemote = (id: string) => {
        asked.add(id);
        remotes.add(id);
      };
      const stage: Stage = { client, loader: notingRemotes(loader, noteRemote), response };
      const drawing = drawingOf(await renderToBytes(onStage(stage, url, <Pages routes={pages} />)));
      const shown = asked.size > 1 ? inPageOrder(drawing, parts) : { ...drawing, ...parts };
      for (const image of lookedUp) images.add(image);
      await trimImageIndex(client, catalogue, parts);
      const ids = site.declarations.map(({ id }) => id).filter((id) => asked.has(id) && site.remotes[id]);
      const known = knownAssets(site, ids, pageChunks);
      // The page names its own remotes alone: a release of another one changes nothing in it.
      const registry = Object.fromEntries(ids.map((id) => [id, site.remotes[id]?.manifestUrl ?? '']));
      const owner = ownerId === undefined ? undefined : known[ownerId];
      const isForOverrides = pathname === OVERRIDE_PAGE;
      const builds = { scripts: JSON.stringify(site.scripts), remotes: registry };
      const scripts = owner ? scriptsOf(owner) : [];
      // Guarded pages are drawn in the browser alone.
      const hasData = rendered && response.status === 200 && (!mount || ownerId);
      const state = pageStateOf(client);
      const { declarations } = site;
      const vitals = client.getQueryData(siteQuery.queryKey)?.vitals;
      const boot: Boot = { rendered, registry, declarations, known, origin, renderedOn: today, state };
      const html = encodePieces(documentPieces({ ...shown, placeRules, boot, owner, site, isForOverrides, vitals }));
      const data = hasData ? { data: pageDataOf(state, { builds, scripts, ...shown }) } : undefined;
      return { status: response.status, rendered, html, restsOn: restsOn(files, images, remotes), ...data };
    }

    if (pathname === OVERRIDE_PAGE) return draw(bareRoutes, false);

    try {
      return await draw((mount && routesBelow.get(mount.path)) ?? routes, true);
    } catch (error) {
      const missing = isNotFound(error);
      if (!missing) console.error(`${url} cannot be prerendered`, error);
      return { ...(await draw(bareRoutes, false)), status: missing ? 404 : 500, failure: renderFailureOf(error) };
    }
  };
}
