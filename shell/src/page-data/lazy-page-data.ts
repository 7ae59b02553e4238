import { pageDataPersister, type ReadPageData } from './page-data-persister';
import type { startPageData } from './start-page-data';

/** The data of later pages. What reads it is loaded by `start`, when the first page is ready, or when a query asks for it sooner. */
export function lazyPageData(surroundings: () => Parameters<typeof startPageData>[0]) {
  let started: Promise<ReadPageData> | undefined;
  const load = () =>
    (started ??= import(/* webpackChunkName: "navigation" */ './start-page-data').then(
      (module) => module.startPageData(surroundings()),
      (error: unknown) => {
        started = undefined;
        throw error;
      },
    ));
  return {
    // Queries do without, and ask again.
    start: () => void load().catch(() => undefined),
    persister: pageDataPersister(async (queryKey) => (await load())(queryKey)),
  };
}
