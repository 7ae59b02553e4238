const MOST_OFTEN = 9;
const IN_SUMMARY = 10;

/** How often a word stands in a text, as the index writes it: up to 9, and 10 more where the summary says it. */
export const wordCount = (count: number, isInSummary: boolean): number =>
  Math.min(count, MOST_OFTEN) + (isInSummary ? IN_SUMMARY : 0);

export const isInSummary = (written: number): boolean => written > IN_SUMMARY;

export const countOf = (written: number): number => written % IN_SUMMARY;
