import { useMemo } from 'react';
import { hasFlags, type Viewer } from '../domain/viewer';
import { type Visible, visibleItems } from '../domain/visibility';
import type { ListQuery } from './list-query';
import type { ListStart } from './list-start-query';
import { usePartialList } from './use-partial-list';

/** The items of a list that a viewer may see, as far as they are there, and how many they are in all. */
export function useVisibleList<T extends Visible>(
  list: ListQuery<T>,
  { viewer, release }: { viewer: Viewer; release: number },
): ListStart<T> {
  const listed = usePartialList(list, { release, seesMore: hasFlags(viewer) });
  return useMemo(() => {
    if (listed.part === 'start') return listed;
    const items = visibleItems(listed.entries, viewer, release);
    return { items, total: items.length };
  }, [listed, viewer, release]);
}
