import { genresOf, type Tag } from './tags';

export const GALLERY_STYLES = [
  'anime',
  'drawn',
  'disney',
  'pixar',
  'chibi',
  'RPG',
  'superhero',
  'photo',
  'abstract',
] as const; // SPEC 3

export const ALL_STYLES = 'all';

const ALL_GENRES = 'all';
const PREFERRED_STYLE = 'photo'; // SPEC 4

export interface GalleryItem {
  file: string;
  style?: string | undefined;
  genre?: string | undefined;
}

const sameText = (a: string | undefined, b: string): boolean => a?.trim().toLowerCase() === b.trim().toLowerCase();

/** The items whose genre is 'all' or one of the genres among the tags, in any letter case. */
export function galleryFor<T extends GalleryItem>(items: readonly T[], tags: readonly Tag[]): T[] {
  const genres = [ALL_GENRES, ...genresOf(tags)];
  return items.filter((item) => genres.some((genre) => sameText(item.genre, genre)));
}

/** For the items that galleryFor left. */
export function defaultGalleryStyle(items: readonly GalleryItem[]): 'photo' | 'all' {
  return items.some((item) => sameText(item.style, PREFERRED_STYLE)) ? PREFERRED_STYLE : ALL_STYLES;
}

/** The styles of the items, in the order of the list of styles; others after them, as they come. */
export function stylesOf(items: readonly GalleryItem[]): string[] {
  const styles = [...new Set(items.flatMap(({ style }) => style?.trim() || []))];
  const known: readonly string[] = GALLERY_STYLES;
  return [...known.filter((style) => styles.includes(style)), ...styles.filter((style) => !known.includes(style))];
}
