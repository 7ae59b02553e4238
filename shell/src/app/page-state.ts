import { imageIndexQuery } from '@otherfolk/shared/page/image-index-query';
import { isListKey } from '@otherfolk/shared/page/list-query';
import { dehydrate, hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';

type DehydratedQuery = DehydratedState['queries'][number];

const withTime = (query: DehydratedQuery, dataUpdatedAt: number): DehydratedQuery => ({
  ...query,
  dehydratedAt: 0,
  state: { ...query.state, dataUpdatedAt },
});

/**
 * The data that a page shows, without the time: the same data gives the same HTML. Whole lists stay behind, whatever was made
 * of them: the size of a page does not grow with the catalogue.
 */
export function pageStateOf(client: QueryClient): DehydratedState {
  const { mutations, queries } = dehydrate(client);
  const shown = queries.filter(({ queryKey }) => !isListKey(queryKey));
  return { mutations, queries: shown.map((query) => withTime(query, 0)) };
}

const isPartial = ({ queryKey }: DehydratedQuery) => queryKey[0] === imageIndexQuery.queryKey[0];

/**
 * Gives a page its data in the browser, as fresh as the page itself, however long ago it was written to a file. Only the image
 * index, of which a page carries a part, counts as stale.
 */
export function restorePageState(client: QueryClient, { mutations, queries }: DehydratedState, now: number): void {
  hydrate(client, { mutations, queries: queries.map((query) => withTime(query, isPartial(query) ? 1 : now)) });
}
