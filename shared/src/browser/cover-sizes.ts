/**
 * The `sizes` of portrait covers in lists: what shows a cover with these has it in the browser's cache where a list has shown it. Phones of
 * three pixels to a point take images for two of them: nobody sees the difference.
 */
export const COVER_SIZES = '(min-width:1400px) 340px,(min-width:700px) 33vw,(min-resolution:2.5x) 60vw,92vw';
