import type { QueryClient } from '@tanstack/react-query';
import type { Boot } from '../page-state/boot';
import type { RemoteLoader } from '../remotes/remote-loader';
import { mayHaveData } from './link-target';
import { PageDataCache } from './page-data-cache';
import type { ReadPageData } from './page-data-persister';
import { PagePrefetcher } from './prefetch-page';
import { watchLinks } from './watch-links';

interface Surroundings {
  client: QueryClient;
  loader: RemoteLoader;
  boot: Boot;
}

/** Starts to read the data of pages, and to fetch it before they are opened. To be called once. */
export function startPageData({ client, loader, boot }: Surroundings): ReadPageData {
  const { scripts } = document.querySelector<HTMLElement>('script[data-scripts]')?.dataset ?? {};
  // Remotes of a developer's computer may want other data than those that are deployed.
  const registry = boot.overrides ? {} : boot.registry;
  const pages = new PageDataCache(client, { scripts, registry });
  watchLinks(new PagePrefetcher({ client, loader, pages }));
  return async (queryKey) => {
    const { pathname } = location;
    return mayHaveData(pathname) ? pages.read(pathname, queryKey) : undefined;
  };
}
