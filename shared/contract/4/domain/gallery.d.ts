import { type Tag } from './tags';
export declare const GALLERY_STYLES: readonly ["anime", "drawn", "disney", "pixar", "chibi", "RPG", "superhero", "photo", "abstract"];
export declare const ALL_STYLES = "all";
export interface GalleryItem {
    file: string;
    style?: string | undefined;
    genre?: string | undefined;
    alt?: string | undefined;
    credit?: string | undefined;
}
/** The items whose genre is 'all' or one of the genres among the tags, in any letter case. */
export declare function galleryFor<T extends GalleryItem>(items: readonly T[], tags: readonly Tag[]): T[];
/** For the items that galleryFor left. */
export declare function defaultGalleryStyle(items: readonly GalleryItem[]): 'photo' | 'all';
/** The styles of the items, each once, in the order of the list of styles; others after them, as they come. */
export declare function stylesOf(items: readonly GalleryItem[]): string[];
/** The items of a style that stylesOf names, in any letter case; every item for all styles. */
export declare function itemsInStyle<T extends GalleryItem>(items: readonly T[], style: string): T[];
/** What is said of an image: whom or what it shows, and how. */
export declare const captionOf: (subject: string, { style }: Pick<GalleryItem, "style">) => string;
