import { useSuspenseQuery } from '@tanstack/react-query';
import type { CardsProps } from '@otherfolk/shared/contract/widget-props';
import { usePageViewer } from '@otherfolk/shared/hooks/use-page-viewer';
import { cardsQuery } from '@otherfolk/shared/queries/cards-query';
import { locationIndexQuery } from '@otherfolk/shared/queries/location-index-query';
import { siteQuery } from '@otherfolk/shared/queries/site-query';
import { useViewer } from '@otherfolk/shared/session';
import { LocationCard } from '../list/location-card';

/** Cards of locations on a page that is not theirs, below a heading of the second level. */
export function LocationCards({ ids, isFirst = false }: CardsProps) {
  const { currentRelease: release } = useSuspenseQuery(siteQuery).data;
  const viewer = usePageViewer(useViewer());
  const entries = useSuspenseQuery(cardsQuery(locationIndexQuery, { ids, viewer, release })).data;
  return entries.map((entry, index) => (
    <LocationCard key={entry.id} entry={entry} priority={isFirst && index === 0 ? 'first' : 'lazy'} level={3} />
  ));
}
