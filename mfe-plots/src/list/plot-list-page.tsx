import { paths } from '@otherfolk/shared/contract/paths';
import { visibleItems } from '@otherfolk/shared/domain/visibility';
import { plotVariantsQuery } from '@otherfolk/shared/page/plot-variants-query';
import { siteQuery } from '@otherfolk/shared/page/site-query';
import { useViewer } from '@otherfolk/shared/session';
import { ItemList } from '@otherfolk/shared/ui/item-list';
import { Loading } from '@otherfolk/shared/ui/loading';
import { PageMeta } from '@otherfolk/shared/ui/page-meta';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { PlotCard } from './plot-card';

function PlotList() {
  const site = useSuspenseQuery(siteQuery).data;
  const visible = visibleItems(useSuspenseQuery(plotVariantsQuery).data, useViewer(), site.currentRelease);
  return (
    <ItemList heading="Plots" total={visible.length} cardWidth={290}>
      {visible.map((entry, index) => (
        <PlotCard key={entry.id} entry={entry} priority={index === 0 ? 'first' : 'lazy'} />
      ))}
    </ItemList>
  );
}

export function PlotListPage() {
  const site = useSuspenseQuery(siteQuery).data;
  return (
    <>
      <PageMeta
        title={`Plots | ${site.name}`}
        description={`The plots of ${site.name}, and the other ways they may go.`}
        path={paths.plots}
      />
      <Suspense fallback={<Loading />}>
        <PlotList />
      </Suspense>
    </>
  );
}
