import { GENRES } from '../../domain/genres';
import { GENRE_GROUP } from '../../domain/tags';

/** The group of tags that no other group has. */
const OTHERS = 'Tags';

const GENDERS: Readonly<Record<string, string>> = {
  female: 'Female',
  woman: 'Female',
  male: 'Male',
  man: 'Male',
  nonbinary: 'Nonbinary',
  'non-binary': 'Nonbinary',
  femboy: 'Femboy',
};

const EXPLICIT = /^(?:nsfw|18\+|r-?18|explicit|smut|hentai|porn|nsfl)$/i;
const MATURE = /^(?:mature|limited)$/i;

const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const genreOf = (tag: string) => GENRES.find((genre) => letters(genre) === letters(tag));

/** A tag of a card in the groups that we have. */
export function groupedTag(name: string): { group: string; name: string } {
  const genre = genreOf(name);
  if (genre !== undefined) return { group: GENRE_GROUP, name: genre };
  const gender = Object.hasOwn(GENDERS, name.toLowerCase()) ? GENDERS[name.toLowerCase()] : undefined;
  return gender === undefined ? { group: OTHERS, name } : { group: 'Gender', name: gender };
}

/** The rating that tags stand for; undefined where they say nothing of it. */
export function ratingOfTags(tags: readonly string[]): number | undefined {
  if (tags.some((tag) => EXPLICIT.test(tag.trim()))) return 3;
  return tags.some((tag) => MATURE.test(tag.trim())) ? 2 : undefined;
}
