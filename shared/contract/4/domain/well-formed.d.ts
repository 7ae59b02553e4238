/** A text as every browser and file can have it: a half of a character becomes a sign that says so. */
export declare const wellFormed: (text: string) => string;
