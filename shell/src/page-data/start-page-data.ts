import type { QueryClient } from '@tanstack/react-query';
import { onCatalogueChanged } from '../guarded/catalogue-changed';
import { watchLinkCards } from '../link-cards/watch-link-cards';
import { mayHaveData } from '../page-state/link-target';
import type { Registry } from '../remotes/registry';
import type { RemoteLoader } from '../remotes/remote-loader';
import { rememberPages } from '../search/recent-pages';
import { listenForShortcuts } from '../search/search-shortcuts';
import { PageDataCache } from './page-data-cache';
import type { ReadPageData } from './page-data-persister';
import { PagePrefetcher } from './prefetch-page';
import { handPrefetcher } from './prefetch-when-loaded';
import { watchLinks } from './watch-links';

interface Surroundings {
  client: QueryClient;
  loader: RemoteLoader;
  /** The manifests of the remotes that run here. */
  remotes: Registry;
}

/** Starts what leads on from the first page: the data of later ones, fetched before they are opened, the cards of links, and the search. To be called once. */
export function startPageData({ client, loader, remotes }: Surroundings): ReadPageData {
  const { scripts } = document.querySelector<HTMLElement>('script[data-scripts]')?.dataset ?? {};
  const pages = new PageDataCache(client, loader, { scripts, remotes });
  onCatalogueChanged(() => pages.forget());
  listenForShortcuts();
  rememberPages(client);
  const prefetcher = new PagePrefetcher({ client, loader, pages, remotes });
  handPrefetcher(prefetcher);
  watchLinks(prefetcher);
  watchLinkCards(client, (pathname, queryKey) => pages.peek(pathname, queryKey));
  return async (queryKey) => {
    const { pathname } = location;
    return mayHaveData(pathname) ? pages.read(pathname, queryKey) : undefined;
  };
}
