import { useSuspenseQuery } from '@tanstack/react-query';
import { memo, Suspense } from 'react';
import { paths } from '@otherfolk/shared/contract/paths';
import { plotVariantsQuery } from '@otherfolk/shared/queries/plot-variants-query';
import { siteQuery } from '@otherfolk/shared/queries/site-query';
import { useViewer } from '@otherfolk/shared/session';
import { FilterableList } from '@otherfolk/shared/ui/list-filters/filterable-list';
import { Loading } from '@otherfolk/shared/ui/loading';
import type { NewItem } from '@otherfolk/shared/ui/new-item-link';
import { PageMeta } from '@otherfolk/shared/ui/page-meta';
import { texts } from '../texts';
import { PlotCard } from './plot-card';
import { listTools } from './plot-list-tools';

const COVER_KINDS = ['plotCover'] as const;

const MemoCard = memo(PlotCard);

function PlotList({ release }: { release: number }) {
  return (
    <FilterableList
      heading={texts.list.heading}
      newItem={NEW_ITEM}
      list={plotVariantsQuery}
      imageKinds={COVER_KINDS}
      tools={listTools}
      viewer={useViewer()}
      release={release}
      cardWidth={290}
      renderItem={(entry, priority) => <MemoCard entry={entry} priority={priority} />}
    />
  );
}

const NEW_ITEM: NewItem = { kind: 'plot', noun: texts.list.noun };

export function PlotListPage() {
  const site = useSuspenseQuery(siteQuery).data;
  return (
    <>
      <PageMeta
        title={texts.list.title(site.name)}
        description={texts.list.description(site.name)}
        path={paths.plots}
      />
      <Suspense fallback={<Loading />}>
        <PlotList release={site.currentRelease} />
      </Suspense>
    </>
  );
}
