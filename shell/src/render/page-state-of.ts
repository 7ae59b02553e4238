import { dehydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';
import { isListKey } from '@otherfolk/shared/queries/list-key';

type Queries = DehydratedState['queries'];

/** Components that wait for their code ask in the order in which it comes, which is another each time. */
const inOrder = (queries: Queries): Queries =>
  queries.sort(({ queryHash: one }, { queryHash: other }) => (one < other ? -1 : 1));

/**
 * The data that a page shows, without the time: the same data gives the same HTML. Whole lists stay behind, whatever was made
 * of them: the size of a page does not grow with the catalogue. So does the shell's context, which the browser has its own of.
 */
export function pageStateOf(client: QueryClient): DehydratedState {
  const { mutations, queries } = dehydrate(client);
  const shown = inOrder(queries.filter(({ queryKey }) => !isListKey(queryKey)));
  const timeless = shown.map(({ meta: _shellContext, ...query }) => ({
    ...query,
    dehydratedAt: 0,
    state: { ...query.state, dataUpdatedAt: 0 },
  }));
  return { mutations, queries: timeless };
}
