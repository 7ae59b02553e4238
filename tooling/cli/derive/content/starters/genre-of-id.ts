import { GENRES } from '@otherfolk/shared/domain/genres';
import { nameOfId } from './name-of-id';

const slugOf = (genre: string) => genre.toLowerCase().replaceAll(' ', '-');

/** What stands before the genre at the end of an id, and the genre: `storm-sci-fi` is `storm` in Sci-Fi. */
export function splitGenre(id: string): { rest: string; genre: string } | undefined {
  const genre = [...GENRES]
    .sort((a, b) => b.length - a.length)
    .find((each) => id.endsWith(`-${slugOf(each)}`) && id.length > slugOf(each).length + 1);
  return genre && { rest: id.slice(0, -slugOf(genre).length - 1), genre };
}

/** The label of a variant, by the part of its id that is its own. */
export function labelOf(part: string): string {
  return GENRES.find((genre) => slugOf(genre) === part) ?? nameOfId(part);
}
