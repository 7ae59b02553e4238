/** The `sizes` of covers in lists: what shows a cover with these has it in the browser's cache where a list has shown it. */
export const COVER_SIZES = '(min-width: 1400px) 340px, (min-width: 700px) 33vw, 92vw';
