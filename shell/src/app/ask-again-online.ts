import type { QueryClient } from '@tanstack/react-query';
import { onOnlineChange, readOnline } from '@otherfolk/shared/queries/online';

/**
 * Asks again, when there is a network again, for what was read without one: a list that could not be had is empty, and what was kept
 * may be old. Returns what ends that.
 */
export function askAgainOnline(client: QueryClient): () => void {
  let offlineSince = readOnline() ? Infinity : 0;
  return onOnlineChange(() => {
    const since = offlineSince;
    offlineSince = readOnline() ? Infinity : Date.now();
    if (readOnline()) void client.invalidateQueries({ predicate: ({ state }) => state.dataUpdatedAt >= since });
  });
}
