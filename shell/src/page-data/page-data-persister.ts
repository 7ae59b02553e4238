import type { QueryFunction, QueryFunctionContext, QueryKey } from '@tanstack/react-query';
import { type ShellContext, shellContextOf } from '@otherfolk/shared/contract/shell-context';
import { isForMembers } from '@otherfolk/shared/queries/audience-key';
import { isImageIndexKey } from '@otherfolk/shared/queries/known-image-index';

/** What a page's data gives a query; undefined where it has nothing for it. */
export type ReadPageData = (queryKey: QueryKey) => Promise<unknown>;

/**
 * Answers a query from the data of the page that is being opened; where that has nothing for it, or cannot be had, the query reads
 * as ever. Whole lists, and what members alone see, are in no page's data. The sizes of images are put in place with the data: who
 * asks for the index then, wants all of it.
 */
export const pageDataPersister =
  (readPageData: ReadPageData) =>
  async <T>(queryFn: QueryFunction<T, QueryKey, never>, context: QueryFunctionContext): Promise<T> => {
    const { queryKey, meta } = context;
    const read = meta?.shell?.memberReader?.(queryKey);
    if (read) {
      // A context may rest on another one, as that of an editor does.
      const shell = Object.create(shellContextOf(meta), { read: { value: read } }) as ShellContext;
      return queryFn({ ...context, meta: { ...meta, shell } });
    }
    const isElsewhere = isForMembers(queryKey) || isImageIndexKey(queryKey);
    const data = isElsewhere ? undefined : await readPageData(queryKey).catch(() => undefined);
    return data === undefined ? queryFn(context) : (data as T);
  };
