import type { QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { httpReader } from '@otherfolk/shared/catalogue/read-json';
import { siteQuery } from '@otherfolk/shared/queries/site-query';
import { NavigationContext } from '../follow-links/navigation-context';
import { RootBoundary } from '../notices/root-boundary';
import { pageDataPersister } from '../page-data/page-data-persister';
import { type Boot, BOOT_ID, ROOT_ID } from '../page-state/boot';
import { restorePageState } from '../page-state/restore-page-state';
import { browserLoadingTools } from '../remotes/browser-loading-tools';
import { createRemoteLoader } from '../remotes/remote-loader';
import { followRememberedSession } from '../session/account/follow-remembered-session';
import { READY_EVENT } from '../start/ready-event';
import { App } from './app';
import { askAgainOnline } from './ask-again-online';
import { createShellClient } from './create-shell-client';
import { lazyNavigation } from './lazy-navigation';
import { Pages } from './pages';
import { routesOf } from './routes';

/** The delay of data for later pages: the parts of this page, the lazy ones included, go first. */
const NAVIGATION_AFTER_MS = 250;

/** The code of contributions, on a site whose remotes have any. It comes beside that of the page's own remote. */
const loadContributions = ({ declarations }: Boot) =>
  declarations.some(({ contributions = [] }) => contributions.length > 0)
    ? import(/* webpackChunkName: "contributions" */ '../contributions/page-contributions').catch((error: unknown) => {
        console.warn('Contributions do not show', error);
      })
    : undefined;

/** Takes over the page that the HTML has shown so far. */
export async function wakePage(): Promise<void> {
  const root = document.getElementById(ROOT_ID);
  const boot = JSON.parse(document.getElementById(BOOT_ID)?.textContent ?? '') as Boot;
  if (!root) throw new Error(`The page has no #${ROOT_ID}`);
  const { origin, renderedOn, rendered, declarations } = boot;
  const contributing = loadContributions(boot);
  const tools = browserLoadingTools(boot);
  const loader = createRemoteLoader(tools);
  const startNavigation = lazyNavigation(() => ({ client, loader, remotes: tools.running }));
  const later = new Promise((resolve) => {
    addEventListener(READY_EVENT, () => setTimeout(resolve, NAVIGATION_AFTER_MS), { once: true });
  });
  const openInspector = () => void startNavigation().then((navigation) => navigation.openInspector());
  const contributions = (await contributing)?.pageContributions(loader, () => client);
  const client: QueryClient = createShellClient(
    {
      read: httpReader(fetch),
      origin,
      renderedOn,
      declarations,
      openInspector,
      ...(contributions && { contributions }),
    },
    { persister: pageDataPersister(async (queryKey) => (await startNavigation()).readPageData(queryKey)) },
  );
  askAgainOnline(client);
  restorePageState(client, boot.state, Date.now());
  // The layout never waits: what it needs is known before it is drawn.
  await client.prefetchQuery(siteQuery);
  const routes = routesOf(loader.remotes);
  const app = (
    <StrictMode>
      <RootBoundary>
        <App client={client} loader={loader}>
          <NavigationContext value={() => later.then(startNavigation)}>
            <BrowserRouter>
              <Pages routes={routes} />
            </BrowserRouter>
          </NavigationContext>
        </App>
      </RootBoundary>
    </StrictMode>
  );
  const reports: RootOptions = {
    // Each boundary logs what it catches, with the name of the remote that it happened in.
    onCaughtError: () => undefined,
    onRecoverableError: (error) => console.warn('A part of the page was drawn anew', error),
  };
  if (BACKEND_TARGET.kind !== 'none') followRememberedSession(client);
  if (rendered) hydrateRoot(root, app, reports);
  else {
    // The page brings its own, and of two titles the first one counts.
    document.querySelector('title')?.remove();
    createRoot(root, reports).render(app);
  }
}
