import { mayHaveData } from '../page-state/link-target';
import { loadPage, type PageTools } from './load-page';
import type { ReadPageData } from './page-data-persister';
import { dataIn, pageKey } from './page-query';

/** Reads what the data of the page that is open, or is being opened, has for a query. Says once why it does not come. */
export function openPageReader(tools: PageTools): ReadPageData {
  const reported = new WeakSet<Error>();
  return async (queryKey) => {
    const { pathname } = location;
    if (!mayHaveData(tools.loader.remotes, pathname)) return undefined;
    const page = await loadPage(tools, pathname).catch(() => null);
    const error = tools.client.getQueryState(pageKey(pathname))?.error;
    if (error && !reported.has(error)) {
      reported.add(error);
      console.warn(`The data of ${pathname} did not come; its files are read instead`, error);
    }
    return page ? dataIn(page, queryKey) : undefined;
  };
}
