import { folded } from '../folded';
import { isUnspaced } from '../unspaced';

const BETWEEN_WORDS = /[\s\p{P}\p{C}]+/u;

/** The words of a text, folded; signs such as emoji count as words. */
export const wordsOf = (text: string): string[] => folded(text).split(BETWEEN_WORDS).filter(Boolean);

/** A text in which `beginsIn` finds how words begin. */
export const searchable = (texts: readonly (string | undefined)[]): string =>
  texts.map((text) => (text ? ` ${wordsOf(text).join(' ')}` : '')).join('');

/** Whether each of the words begins one of those in a searchable text, or stands in one where its script has no spaces. */
export const beginIn = (words: readonly string[], text: string): boolean =>
  words.every((word) => text.includes(isUnspaced(word) ? word : ` ${word}`));
