import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo } from 'react';
import type { ImageKind } from '../catalogue/image-paths';
import type { Visible } from '../domain/visibility';
import { lazyImageSizes } from '../queries/lazy-image-sizes';
import type { ListQuery } from '../queries/list-query';
import { type ListStart, listStartQuery } from '../queries/list-start-query';
import { useHasActed } from './use-has-acted';
import { useHydrated } from './use-hydrated';

/** The whole of a list of more items, from 40 kB on, is read when the reader goes on: who only looks is spared it. */
const LONG_LIST = 2000;

/** A list as far as it is there: how it begins for a visitor, or every entry that this viewer may come to see, in order. */
export type PartialList<T> = ({ part: 'start' } & ListStart<T>) | { part: 'all'; entries: readonly T[] };

interface ListRequest<T> {
  release: number;
  /** Whether the viewer sees more than a visitor does. */
  seesMore: boolean;
  /** Whether something is asked of the list that its start does not tell. */
  isSearched?: boolean | undefined;
  /** The kinds of images that its items show; the same list each time. Their sizes come beside a long list, not after it. */
  imageKinds: readonly ImageKind[];
  /** The order in which a visitor finds the items; without it, that of the list. The same function each time. */
  inOrder?: ((items: readonly T[]) => readonly T[]) | undefined;
}

const asItIs = <T>(items: readonly T[]) => items;

/**
 * The part of its list that a list page has. A page that was prerendered begins with the start that it carries, and reads the
 * list once it is interactive, where there is more to show, or of a long one when the reader does something; a later page waits for
 * the list. A list that cannot be read leaves the start standing.
 */
export function usePartialList<T extends Visible>(
  list: ListQuery<T>,
  { release, seesMore, isSearched = false, imageKinds, inOrder = asItIs }: ListRequest<T>,
): PartialList<T> {
  const start = useSuspenseQuery(listStartQuery(list, release, inOrder)).data;
  const isEverything = start.total === start.items.length && !seesMore;
  const isLong = start.total > LONG_LIST;
  const hasActed = useHasActed(isLong);
  const isWanted = !isLong || hasActed || isSearched || seesMore;
  const wantsAll = useHydrated() && !isEverything && isWanted;
  const { data } = useQuery({ ...list, enabled: wantsAll });
  const client = useQueryClient();
  useEffect(() => {
    if (wantsAll && isLong) lazyImageSizes((imageSizes) => imageSizes.prefetchSizesOfKinds(client, imageKinds));
  }, [client, wantsAll, isLong, imageKinds]);
  const all = wantsAll && data && data.length > 0 ? data : undefined;
  const listed = useMemo((): PartialList<T> => {
    if (isEverything) return { part: 'all', entries: start.items };
    return all ? { part: 'all', entries: inOrder(all) } : { part: 'start', ...start };
  }, [all, start, isEverything, inOrder]);
  // The rest of the list is drawn in small steps, and gives way to whatever the reader does.
  return useDeferredValue(listed);
}
