import { useSuspenseQuery } from '@tanstack/react-query';
import { memo, Suspense } from 'react';
import { paths } from '@otherfolk/shared/contract/paths';
import { locationIndexQuery } from '@otherfolk/shared/queries/location-index-query';
import { siteQuery } from '@otherfolk/shared/queries/site-query';
import { useViewer } from '@otherfolk/shared/session';
import { FilterableList } from '@otherfolk/shared/ui/list-filters/filterable-list';
import { Loading } from '@otherfolk/shared/ui/loading';
import type { NewItem } from '@otherfolk/shared/ui/new-item-link';
import { PageMeta } from '@otherfolk/shared/ui/page-meta';
import { texts } from '../texts';
import { byName } from './by-name';
import { LocationCard } from './location-card';
import { listTools } from './location-list-tools';

const COVER_KINDS = ['locationCover'] as const;

const MemoCard = memo(LocationCard);

function LocationList({ release }: { release: number }) {
  return (
    <FilterableList
      heading={texts.list.heading}
      newItem={NEW_ITEM}
      list={locationIndexQuery}
      imageKinds={COVER_KINDS}
      inOrder={byName}
      tools={listTools}
      viewer={useViewer()}
      release={release}
      cardWidth={260}
      renderItem={(entry, priority) => <MemoCard entry={entry} priority={priority} />}
    />
  );
}

const NEW_ITEM: NewItem = { kind: 'location', noun: texts.list.noun };

export function LocationListPage() {
  const site = useSuspenseQuery(siteQuery).data;
  return (
    <>
      <PageMeta
        title={texts.list.title(site.name)}
        description={texts.list.description(site.name)}
        path={paths.locations}
      />
      <Suspense fallback={<Loading />}>
        <LocationList release={site.currentRelease} />
      </Suspense>
    </>
  );
}
