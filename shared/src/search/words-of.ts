import { folded } from '../domain/folded';

/**
 * A word as it stands in a text; an apostrophe does not end it. Of letters without end so many are one: the length of a text must not
 * become the depth of the stack.
 */
export const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]{0,200}(?:['’][\p{L}\p{M}\p{N}]{1,40}){0,4}/gu;

/** Of longer words, only so much counts. */
const MAX_LETTERS = 40;

/** A word as it is compared: without case, accents and apostrophes. */
export const wordKey = (word: string): string => folded(word).replace(/['’]/g, '').slice(0, MAX_LETTERS);

/** The words of a text as they are compared, in their order. */
export const wordsOf = (text: string): string[] => (text.match(WORD) ?? []).map(wordKey).filter((word) => word !== '');
