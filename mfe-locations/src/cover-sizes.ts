/** The `sizes` of covers in lists: what shows a cover with these has it in the browser's cache where a list has shown it. */
export const COVER_SIZES = '260px'; // docs/product.md#card-of-a-location
