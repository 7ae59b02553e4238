import { useSuspenseQuery } from '@tanstack/react-query';
import type { CardsProps } from '@otherfolk/shared/contract/widget-props';
import { usePageViewer } from '@otherfolk/shared/hooks/use-page-viewer';
import { cardsQuery } from '@otherfolk/shared/queries/cards-query';
import { characterIndexQuery } from '@otherfolk/shared/queries/character-index-query';
import { siteQuery } from '@otherfolk/shared/queries/site-query';
import { useViewer } from '@otherfolk/shared/session';
import { CharacterCard } from '../list/character-card';

/** Cards of characters on a page that is not theirs, below a heading of the second level. */
export function CharacterCards({ ids, notes = [], isFirst = false }: CardsProps) {
  const { currentRelease: release } = useSuspenseQuery(siteQuery).data;
  const viewer = usePageViewer(useViewer());
  const entries = useSuspenseQuery(cardsQuery(characterIndexQuery, { ids, viewer, release })).data;
  return entries.map((entry, index) => (
    <CharacterCard
      key={entry.id}
      entry={entry}
      release={release}
      priority={isFirst && index === 0 ? 'first' : 'lazy'}
      level={3}
      note={notes[ids.indexOf(entry.id)]}
    />
  ));
}
