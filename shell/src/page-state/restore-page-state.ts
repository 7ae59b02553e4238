import type { DehydratedState, QueryClient } from '@tanstack/react-query';
import { isImageIndexKey } from '@otherfolk/shared/queries/known-image-index';

/**
 * Gives a page its data in the browser, as fresh as the page itself, however long ago it was written to a file. Only the image
 * index, of which a page carries a part, counts as stale.
 */
export function restorePageState(client: QueryClient, { queries }: DehydratedState, now: number): void {
  for (const { queryKey, state } of queries) {
    client.setQueryData(queryKey, state.data, { updatedAt: isImageIndexKey(queryKey) ? 1 : now });
  }
}
