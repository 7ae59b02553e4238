import type { QueryClient } from '@tanstack/react-query';
import type { Registry } from '../remotes/registry';
import type { RemoteLoader } from '../remotes/remote-loader';
import { mayHaveData } from './link-target';
import { PageDataCache } from './page-data-cache';
import type { ReadPageData } from './page-data-persister';
import { PagePrefetcher } from './prefetch-page';
import { watchLinks } from './watch-links';

interface Surroundings {
  client: QueryClient;
  loader: RemoteLoader;
  /** The manifests of the remotes that run here. */
  remotes: Registry;
}

/** Starts to read the data of pages, and to fetch it before they are opened. To be called once. */
export function startPageData({ client, loader, remotes }: Surroundings): ReadPageData {
  const { scripts } = document.querySelector<HTMLElement>('script[data-scripts]')?.dataset ?? {};
  const pages = new PageDataCache(client, loader, { scripts, remotes });
  watchLinks(new PagePrefetcher({ client, loader, pages, remotes }));
  return async (queryKey) => {
    const { pathname } = location;
    return mayHaveData(pathname) ? pages.read(pathname, queryKey) : undefined;
  };
}
