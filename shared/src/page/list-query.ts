import { queryOptions } from '@tanstack/react-query';
import type { ReadJson } from '../catalogue/read-json';
import { shellContextOf } from '../contract/shell-context';

/**
 * A list of the catalogue. SPEC 8: one that does not load is only logged, and stays empty; the next page that shows it asks
 * again. `readList` imports its reader when it runs: a page that was rendered ahead of time has its data and needs none.
 */
export const listQuery = <T>(name: string, readList: (read: ReadJson) => Promise<T[]>) =>
  queryOptions({
    queryKey: ['list', name],
    queryFn: async ({ meta }): Promise<T[]> => {
      try {
        return await readList(shellContextOf(meta).read);
      } catch (error) {
        console.warn(`The list '${name}' could not be loaded`, error);
        return [];
      }
    },
  });
