import { imageIndexQuery } from '@otherfolk/shared/page/image-index-query';
import { dehydrate, hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';

type DehydratedQuery = DehydratedState['queries'][number];

const withTime = (query: DehydratedQuery, dataUpdatedAt: number): DehydratedQuery => ({
  ...query,
  dehydratedAt: 0,
  state: { ...query.state, dataUpdatedAt },
});

/** The data that a page was made of, without the time: the same data gives the same HTML. */
export function pageStateOf(client: QueryClient): DehydratedState {
  const { mutations, queries } = dehydrate(client);
  return { mutations, queries: queries.map((query) => withTime(query, 0)) };
}

const isPartial = ({ queryKey }: DehydratedQuery) => queryKey[0] === imageIndexQuery.queryKey[0];

/**
 * Gives a page its data in the browser, as fresh as the page itself, however long ago it was written to a file. Only the image
 * index, of which a page carries a part, counts as stale.
 */
export function restorePageState(client: QueryClient, { mutations, queries }: DehydratedState, now: number): void {
  hydrate(client, { mutations, queries: queries.map((query) => withTime(query, isPartial(query) ? 1 : now)) });
}
