import { useSuspenseQuery } from '@tanstack/react-query';
import type { CardsProps } from '@otherfolk/shared/contract/widget-props';
import { usePageViewer } from '@otherfolk/shared/hooks/use-page-viewer';
import { cardsQuery } from '@otherfolk/shared/queries/cards-query';
import { plotVariantsQuery } from '@otherfolk/shared/queries/plot-variants-query';
import { siteQuery } from '@otherfolk/shared/queries/site-query';
import { useViewer } from '@otherfolk/shared/session';
import { PlotCard } from '../list/plot-card';

/** Cards of plots on a page that is not theirs, below a heading of the second level. */
export function PlotCards({ ids, isBrief = false, isFirst = false }: CardsProps) {
  const { currentRelease: release } = useSuspenseQuery(siteQuery).data;
  const viewer = usePageViewer(useViewer());
  const entries = useSuspenseQuery(cardsQuery(plotVariantsQuery, { ids, viewer, release })).data;
  return entries.map((entry, index) => (
    <PlotCard
      key={entry.id}
      entry={entry}
      priority={isFirst && index === 0 ? 'first' : 'lazy'}
      level={3}
      isBrief={isBrief}
    />
  ));
}
