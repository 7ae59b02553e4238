export declare const HEX_PATTERN: RegExp;
/** Red, green and blue, each 0 to 255. */
export type Rgb = readonly [number, number, number];
/** Undefined for anything but #rgb or #rrggbb. */
export declare function parseHexColour(text: unknown): Rgb | undefined;
/** #rrggbb. */
export declare const hexOf: (rgb: Rgb) => string;
/** A colour with a share of another in it, 0 to 1, as #rrggbb. Throws RangeError for what parseHexColour refuses. */
export declare const mixed: (from: string, to: string, share: number) => string;
/** WCAG's ratio, 1 to 21. Throws RangeError for what parseHexColour refuses. */
export declare const contrastRatio: (a: string, b: string) => number;
/**
 * The nearest lighter or darker version of the colour that reaches the ratio on the ground, as #rrggbb; black or white,
 * whichever is better, where none does (never at 4.5). Throws RangeError for what parseHexColour refuses.
 */
export declare function readableOn(colour: string, ground: string, minRatio?: number): string;
