import { folded } from '../domain/folded';
import { UNSPACED } from '../domain/unspaced';

/**
 * A word as it stands in a text; an apostrophe does not end it. Long words are cut, so that the length of a text does not become the depth
 * of the stack.
 */
export const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]{0,200}(?:['’][\p{L}\p{M}\p{N}]{1,40}){0,4}/gu;

/** The number of letters that count in a longer word. */
const MAX_LETTERS = 40;

/** A word as it is compared: without case, accents and apostrophes. */
export const wordKey = (word: string): string => folded(word).replace(/['’]/g, '').slice(0, MAX_LETTERS);

/** A word in a text, or a pair of letters of a script without spaces. */
export interface FoundWord {
  key: string;
  start: number;
  end: number;
  /** The last letter of a stretch, which pairs say too: it is looked up where somebody asks for one letter. */
  isLastLetter?: boolean;
}

/**
 * Every pair of letters in a stretch without spaces, as nothing says where its words end: browsers and Node divide it differently, and each
 * by its own dictionary.
 */
function* pairsOf(stretch: string, at: number): Generator<FoundWord> {
  const letters = [...stretch];
  let start = at;
  for (const [place, letter] of letters.entries()) {
    const next = letters[place + 1];
    const pair = letter + (next ?? '');
    const isLastLetter = next === undefined && place > 0;
    yield { key: folded(pair), start, end: start + pair.length, ...(isLastLetter && { isLastLetter }) };
    start += letter.length;
  }
}

const spacedWord = (letters: string, start: number): FoundWord => ({
  key: wordKey(letters),
  start,
  end: start + letters.length,
});

function* partsOf(word: string, at: number): Generator<FoundWord> {
  let end = 0;
  for (const { 0: stretch, index } of word.matchAll(UNSPACED)) {
    if (index > end) yield spacedWord(word.slice(end, index), at + end);
    yield* pairsOf(stretch, at + index);
    end = index + stretch.length;
  }
  if (end < word.length) yield spacedWord(word.slice(end), at + end);
}

/** The words of a text and where they stand, in their order. */
export function* findWords(text: string): Generator<FoundWord> {
  for (const { 0: word, index } of text.matchAll(WORD)) {
    for (const part of partsOf(word, index)) if (part.key !== '') yield part;
  }
}

/** The words of a text as they are compared, in their order. */
export const wordsOf = (text: string): string[] => Array.from(findWords(text.normalize('NFKC')), ({ key }) => key);

/** The words of a question, each once. */
export const wordsAsked = (question: string): string[] => [
  ...new Set(
    Array.from(findWords(question.normalize('NFKC')))
      .filter(({ isLastLetter }) => !isLastLetter)
      .map(({ key }) => key),
  ),
];
