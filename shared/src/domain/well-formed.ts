/** Half of a character of two parts, such as an emoji, without its other half. */
const HALF = /\p{Surrogate}/gu;

const REPLACEMENT = '\ufffd';

/** A text as every browser and file can have it: a half of a character becomes a sign that says so. */
export const wellFormed = (text: string): string => text.replace(HALF, REPLACEMENT);
