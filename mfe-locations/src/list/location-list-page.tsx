import { useSuspenseQuery } from '@tanstack/react-query';
import { memo, Suspense } from 'react';
import { paths } from '@otherfolk/shared/contract/paths';
import { siteQuery } from '@otherfolk/shared/page/site-query';
import { useViewer } from '@otherfolk/shared/session';
import { ItemList } from '@otherfolk/shared/ui/item-list/item-list';
import { Loading } from '@otherfolk/shared/ui/loading';
import { PageMeta } from '@otherfolk/shared/ui/page-meta';
import { FilterPanel } from './filter-panel';
import { LocationCard } from './location-card';
import { useLocationFilters } from './use-location-filters';
import { useLocationList } from './use-location-list';

const MemoCard = memo(LocationCard);

function LocationList() {
  const { filters, chosen, change } = useLocationFilters();
  const { groups, ...list } = useLocationList(filters);
  return (
    <ItemList
      heading="Locations"
      {...list}
      cardWidth={260}
      sidebar={<FilterPanel filters={chosen} groups={groups} viewer={useViewer()} onChange={change} />}
      renderItem={(entry, priority) => <MemoCard entry={entry} priority={priority} />}
    />
  );
}

export function LocationListPage() {
  const site = useSuspenseQuery(siteQuery).data;
  return (
    <>
      <PageMeta
        title={`Locations | ${site.name}`}
        description={`The places of ${site.name}, and who may be met there.`}
        path={paths.locations}
      />
      <Suspense fallback={<Loading />}>
        <LocationList />
      </Suspense>
    </>
  );
}
