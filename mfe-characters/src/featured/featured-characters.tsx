import { featuredEntries } from '@otherfolk/shared/domain/featured';
import { visibleItems } from '@otherfolk/shared/domain/visibility';
import { characterIndexQuery } from '@otherfolk/shared/page/character-index-query';
import { siteQuery } from '@otherfolk/shared/page/site-query';
import { useViewer } from '@otherfolk/shared/session';
import { useSuspenseQuery } from '@tanstack/react-query';
import { CharacterCard } from '../list/character-card';
import styles from './featured-characters.module.css';

const FEATURED_CHARACTERS = 2; // SPEC 1

/** The characters that the home page features. */
export function FeaturedCharacters() {
  const site = useSuspenseQuery(siteQuery).data;
  const visible = visibleItems(useSuspenseQuery(characterIndexQuery).data, useViewer(), site.currentRelease);
  const entries = featuredEntries(site.featured.characters, visible, FEATURED_CHARACTERS);
  if (entries.length === 0) return null;
  return (
    <ul className={styles.featured} aria-label="Featured characters">
      {entries.map((entry, index) => (
        <CharacterCard key={entry.id} entry={entry} priority={index === 0 ? 'first' : 'lazy'} />
      ))}
    </ul>
  );
}
