import { paths } from '@otherfolk/shared/contract/paths';
import { visibleItems } from '@otherfolk/shared/domain/visibility';
import { locationIndexQuery } from '@otherfolk/shared/page/location-index-query';
import { siteQuery } from '@otherfolk/shared/page/site-query';
import { useViewer } from '@otherfolk/shared/session';
import { ItemList } from '@otherfolk/shared/ui/item-list';
import { Loading } from '@otherfolk/shared/ui/loading';
import { PageMeta } from '@otherfolk/shared/ui/page-meta';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { byName } from './by-name';
import { LocationCard } from './location-card';

function LocationList() {
  const site = useSuspenseQuery(siteQuery).data;
  const visible = visibleItems(useSuspenseQuery(locationIndexQuery).data, useViewer(), site.currentRelease);
  return (
    <ItemList heading="Locations" total={visible.length} cardWidth={260}>
      {byName(visible).map((entry, index) => (
        <LocationCard key={entry.id} entry={entry} priority={index === 0 ? 'first' : 'lazy'} />
      ))}
    </ItemList>
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
