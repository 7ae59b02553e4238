/** The words of a text in their order, for counting how many of them arrive. */
export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
