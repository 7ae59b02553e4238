/** Letters of scripts that put no spaces between words, or few. */
const LETTER =
  '[\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\\p{Script=Hangul}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}]';

/** A stretch of such letters, whose words nothing divides. */
export const UNSPACED = new RegExp(`(?:${LETTER}(?<=[\\p{L}\\p{M}\\p{N}]))+`, 'gu');

const BEGINS_UNSPACED = new RegExp(`^${LETTER}`, 'u');

/** Whether a word may stand within another one. */
export const isUnspaced = (word: string): boolean => BEGINS_UNSPACED.test(word);
