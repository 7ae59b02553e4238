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
] as const; // docs/data-contract.md#3-character-core

export const ALL_STYLES = 'all';

const ALL_GENRES = 'all';
const PREFERRED_STYLE = 'photo'; // docs/product.md#gallery

export interface GalleryItem {
  file: string;
  style?: string | undefined;
  genre?: string | undefined;
  alt?: string | undefined;
  credit?: string | undefined;
}

const sameText = (a: string | undefined, b: string): boolean => a?.trim().toLowerCase() === b.trim().toLowerCase();

/** The items whose genre is 'all' or one of the genres among the tags, in any letter case. */
export function galleryFor<T extends GalleryItem>(items: readonly T[], tags: readonly Tag[]): T[] {
  const genres = [ALL_GENRES, ...genresOf(tags)];
  return items.filter((item) => genres.some((genre) => sameText(item.genre, genre)));
}

/** The style that is shown first, for the items that galleryFor left. */
export function defaultGalleryStyle(items: readonly GalleryItem[]): 'photo' | 'all' {
  return items.some((item) => sameText(item.style, PREFERRED_STYLE)) ? PREFERRED_STYLE : ALL_STYLES;
}

/** The styles of the items, each once, in the order of the list of styles; others after them, as they come. */
export function stylesOf(items: readonly GalleryItem[]): string[] {
  const known = GALLERY_STYLES.filter((style) => items.some((item) => sameText(item.style, style)));
  const named = [ALL_STYLES, ...GALLERY_STYLES];
  const others = new Map<string, string>();
  for (const { style = '' } of items) {
    const key = style.trim().toLowerCase();
    if (key && !others.has(key) && !named.some((name) => sameText(style, name))) others.set(key, style.trim());
  }
  return [...known, ...others.values()];
}

/** The items of a style that stylesOf names, in any letter case; every item for all styles. */
export function itemsInStyle<T extends GalleryItem>(items: readonly T[], style: string): T[] {
  return items.filter((item) => style === ALL_STYLES || sameText(item.style, style));
}

/** The caption of an image: whom or what it shows, and how. */
export const captionOf = (subject: string, { style = '' }: Pick<GalleryItem, 'style'>): string =>
  [subject, style.trim()].filter(Boolean).join(', ');
