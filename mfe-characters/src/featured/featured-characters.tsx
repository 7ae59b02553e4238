import { useSuspenseQuery } from '@tanstack/react-query';
import { characterIndexQuery } from '@otherfolk/shared/page/character-index-query';
import { siteQuery } from '@otherfolk/shared/page/site-query';
import { useFeatured } from '@otherfolk/shared/page/use-featured';
import { useViewer } from '@otherfolk/shared/session';
import { CharacterCard } from '../list/character-card';
import styles from './featured-characters.module.css';

const FEATURED_CHARACTERS = 2; // docs/product.md#home-page

/** The characters that the home page features. */
export function FeaturedCharacters() {
  const { featured, currentRelease: release } = useSuspenseQuery(siteQuery).data;
  const wanted = featured.characters;
  const entries = useFeatured(characterIndexQuery, { wanted, count: FEATURED_CHARACTERS, viewer: useViewer() });
  if (entries.length === 0) return null;
  return (
    <ul className={styles.featured} aria-label="Featured characters">
      {entries.map((entry, index) => (
        <CharacterCard key={entry.id} entry={entry} release={release} priority={index === 0 ? 'first' : 'lazy'} />
      ))}
    </ul>
  );
}
