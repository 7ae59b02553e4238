import { useSuspenseQuery } from '@tanstack/react-query';
import { memo, Suspense } from 'react';
import { paths } from '@otherfolk/shared/contract/paths';
import { plotVariantsQuery } from '@otherfolk/shared/page/plot-variants-query';
import { siteQuery } from '@otherfolk/shared/page/site-query';
import { useVisibleList } from '@otherfolk/shared/page/use-visible-list';
import { useViewer } from '@otherfolk/shared/session';
import { ItemList } from '@otherfolk/shared/ui/item-list/item-list';
import { Loading } from '@otherfolk/shared/ui/loading';
import { PageMeta } from '@otherfolk/shared/ui/page-meta';
import { PlotCard } from './plot-card';

const MemoCard = memo(PlotCard);

function PlotList() {
  const release = useSuspenseQuery(siteQuery).data.currentRelease;
  const { items, total } = useVisibleList(plotVariantsQuery, { viewer: useViewer(), release });
  return (
    <ItemList
      heading="Plots"
      items={items}
      count={total}
      total={total}
      cardWidth={290}
      renderItem={(entry, priority) => <MemoCard entry={entry} priority={priority} />}
    />
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
