import { isUnspaced } from '../domain/unspaced';
import { withoutStopWords } from './stop-words';
import { wordsAsked } from './words-of';

/** More words than these are not looked for. */
const MAX_WORDS = 6;

/**
 * The words of a question that tell something, and, for where they find nothing, all of them: what says nothing in English may be the
 * word that counts in another language. `common` ones stand in nearly every text. Empty where no word is left.
 */
export function wordsToFind(question: string, common: readonly string[]): string[][] {
  const asked = wordsAsked(question).filter((word) => !common.includes(word));
  const telling = withoutStopWords(asked);
  const tries = telling.length < asked.length ? [telling, asked] : [asked];
  return tries.filter(({ length }) => length > 0).map((words) => words.slice(0, MAX_WORDS));
}

/** The number of letters below which a word says too little to look for it anywhere but in names. */
const TELLING_LETTERS = 3;

/** Whether a word tells enough to look for it anywhere but in names. */
export const isTellingWord = (word: string): boolean => word.length >= TELLING_LETTERS || isUnspaced(word);

/** Whether a question asks for more than a letter or two. */
export const isTelling = (question: string): boolean => wordsAsked(question).some(isTellingWord);
