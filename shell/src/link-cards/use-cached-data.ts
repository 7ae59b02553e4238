import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** What the query client has under a key now, and whenever that changes; it is not asked for. */
export function useCachedData<Key extends QueryKey>(queryKey: Key) {
  const client = useQueryClient();
  return useSyncExternalStore(
    (changed) => client.getQueryCache().subscribe(changed),
    () => client.getQueryData(queryKey),
  );
}
