import type { QueryFunction, QueryFunctionContext, QueryKey } from '@tanstack/react-query';
import { isForMembers } from '@otherfolk/shared/queries/audience-key';
import { isImageIndexKey } from '@otherfolk/shared/queries/known-image-index';
import { memberReaders } from '../guarded/member-readers';

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
    const { queryKey } = context;
    const forMember = memberReaders.run?.(queryFn, context);
    if (forMember) return forMember;
    const isElsewhere = isForMembers(queryKey) || isImageIndexKey(queryKey);
    const data = isElsewhere ? undefined : await readPageData(queryKey).catch(() => undefined);
    return data === undefined ? queryFn(context) : (data as T);
  };
