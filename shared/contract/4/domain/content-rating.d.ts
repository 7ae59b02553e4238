export declare const CONTENT_RATINGS: readonly ["Everyone", "Teen", "Mature", "Explicit"];
/** Undefined for a missing rating or a number that has no name. */
export declare function contentRatingName(rating: number | undefined): string | undefined;
