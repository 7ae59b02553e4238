import { QueryClient, type QueryPersister } from '@tanstack/react-query';
import { isCatalogueError } from '../catalogue/catalogue-error';
import type { ShellContext } from '../contract/shell-context';
import { FRESH_MS } from './freshness';
import { readOnline } from './online';

const RETRIES = 2;

const isNetworkFailure = (error: Error): boolean =>
  [error, error.cause].some((each) => isCatalogueError(each) && each.kind === 'network');

/** The query cache of one page (browser) or of one rendering (Node, where nothing is tried twice). */
export function createQueryClient(
  shell: ShellContext,
  { retries = RETRIES, persister }: { retries?: number; persister?: QueryPersister } = {},
): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        meta: { shell },
        ...(persister && { persister }),
        // Data that was read is there without a network, too; for other data the error comes at once.
        networkMode: 'always',
        staleTime: FRESH_MS,
        refetchOnWindowFocus: false,
        // A network that failed may answer otherwise a moment later; a file that is missing or broken stays so.
        retry: (count, error) => isNetworkFailure(error) && count < retries && readOnline(),
      },
    },
  });
}
