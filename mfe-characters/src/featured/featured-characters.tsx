import { useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import type { WidgetProps } from '@otherfolk/shared/contract/widget-props';
import { useFeatured } from '@otherfolk/shared/hooks/use-featured';
import { characterIndexQuery } from '@otherfolk/shared/queries/character-index-query';
import { siteQuery } from '@otherfolk/shared/queries/site-query';
import { useViewer } from '@otherfolk/shared/session';
import { CharacterCard } from '../list/character-card';
import { featuredTexts } from '../texts/featured';
import styles from './featured-characters.module.css';
import { hookQuery } from './hook-query';

const FEATURED_CHARACTERS = 2; // docs/product.md#home-page

/** The characters that the home page features. */
export function FeaturedCharacters({ count = FEATURED_CHARACTERS }: WidgetProps<'featured-characters'>) {
  const { featured, currentRelease: release } = useSuspenseQuery(siteQuery).data;
  const wanted = featured.characters;
  const viewer = useViewer();
  const entries = useFeatured(characterIndexQuery, { wanted, count, viewer });
  // Deferred: what a visitor reads stands until it is known what the member reads.
  const audience = useDeferredValue(viewer);
  const hooks = useSuspenseQueries({ queries: entries.map((entry) => hookQuery(entry, audience)) });
  if (entries.length === 0) return null;
  return (
    <ul
      className={styles.featured}
      data-many={count > FEATURED_CHARACTERS || undefined}
      aria-label={featuredTexts.label}
    >
      {entries.map((entry, index) => (
        <CharacterCard
          key={entry.id}
          entry={entry}
          release={release}
          priority={index === 0 ? 'first' : 'lazy'}
          hook={hooks[index]?.data}
        />
      ))}
    </ul>
  );
}
