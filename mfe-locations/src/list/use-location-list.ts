import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { hasFlags } from '@otherfolk/shared/domain/viewer';
import { siteQuery } from '@otherfolk/shared/page/site-query';
import { usePartialList } from '@otherfolk/shared/page/use-partial-list';
import { useViewer } from '@otherfolk/shared/session';
import { byName } from './by-name';
import { filterLocations, type LocationFilters, mayShowHidden, visibleLocations } from './location-filters';
import { locationIndexQuery } from './location-index-query';
import { locationTagsQuery } from './location-tags-query';
import { tagGroups } from './tag-groups';

/**
 * What the list shows under these filters, and the tags to choose from. Each step is taken again only when something that it
 * hangs on changes. Until the whole list is there, the filters wait, and what a visitor sees without them stands.
 */
export function useLocationList({ tags, stage, showHidden }: LocationFilters) {
  const viewer = useViewer();
  const release = useSuspenseQuery(siteQuery).data.currentRelease;
  const visitorsGroups = useSuspenseQuery(locationTagsQuery(release)).data;
  const seesMore = hasFlags(viewer) || (showHidden && mayShowHidden(viewer));
  const listed = usePartialList(locationIndexQuery, { release, seesMore, inOrder: byName });
  const entries = useMemo(() => (listed.part === 'all' ? byName(listed.entries) : []), [listed]);
  const visible = useMemo(
    () => visibleLocations(entries, { showHidden }, { viewer, release }),
    [entries, showHidden, viewer, release],
  );
  const shown = useMemo(
    () => filterLocations(visible, { tags, stage }, { viewer, release }),
    [visible, tags, stage, viewer, release],
  );
  const groups = useMemo(() => tagGroups(visible), [visible]);
  if (listed.part === 'all') return { items: shown, count: shown.length, total: visible.length, groups };
  return { items: listed.items, count: listed.total, total: listed.total, groups: visitorsGroups };
}
