import type { ImageIndex } from './schemas/image-index';
/** Folders under data/images/. */
export declare const IMAGE_FOLDERS: {
    readonly logo: "logos/";
    readonly avatar: "avatars/";
    readonly characterBanner: "characters/banners/";
    readonly bannerBackground: "characters/banners/back/";
    readonly bannerCharacter: "characters/banners/char/";
    readonly bannerText: "characters/banners/text/";
    readonly bannerHighlight: "characters/banners/highlight/";
    /** Also of the missing cover. */
    readonly characterCover: "characters/covers/";
    readonly coverBackground: "characters/covers/back/";
    readonly coverCharacter: "characters/covers/char/";
    readonly coverText: "characters/covers/text/";
    readonly coverHighlight: "characters/covers/highlight/";
    readonly gallery: "gallery/";
    readonly plotCover: "plots/covers/";
    readonly locationBanner: "locations/";
    readonly locationCover: "locations/covers/";
    readonly highlightBadge: "highlights/";
    /** Ours: images of whole pages, for link previews. */
    readonly card: "cards/";
};
export type ImageKind = keyof typeof IMAGE_FOLDERS;
export interface ImageSet {
    src: string;
    srcSet?: string;
    /** Of the full image, in pixels. */
    width?: number;
    height?: number;
}
/** The narrower version of an image, such as name@400.avif. */
export declare function narrowerFile(file: string, width: number): string;
/** The path that a browser asks for, by the key under which the index knows an image. */
export declare const imageAt: (key: string) => string;
/** The path that a browser asks for, by a file name as the schemas let it through. */
export declare function imageUrl(kind: ImageKind, file: string): string;
/** Under which the index knows an image. */
export declare const imageKey: (kind: ImageKind, file: string) => string;
/** The folder of an image under images/, by its key in the index; the rest of the key is its name. */
export declare const folderOfImage: (key: string) => string;
/** What an img element takes; only the source for an image that the index does not know. */
export declare function imageSet(kind: ImageKind, file: string, imageIndex: ImageIndex): ImageSet;
