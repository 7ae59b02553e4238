import type { SectionText } from './item-sections';
import { WORD, wordKey } from './words-of';

/** A piece of a sentence; those that match are marked. */
interface SnippetPiece {
  text: string;
  isMarked: boolean;
}

export interface Snippet {
  heading: string;
  pieces: SnippetPiece[];
}

/** In characters; longer sentences are cut at words. */
const MAX_LENGTH = 180;

/** Of a sentence that is cut, so much stands before the first match. */
const LEAD_LENGTH = 60;

const CUT = '…';

/** A longer one is several. */
const SENTENCE = /[^.!?…]{1,2000}(?:[.!?…]{1,10}["'’”»)\]]{0,5}\s{0,10}|$)?|[.!?…]{1,10}\s{0,10}/gu;

const isMatch = (key: string, words: readonly string[]) => words.some((word) => key.startsWith(word));

/** The words of the question that a sentence has. */
function countIn(sentence: string, words: readonly string[]): number {
  const keys = (sentence.match(WORD) ?? []).map(wordKey);
  return words.filter((word) => keys.some((key) => key.startsWith(word))).length;
}

function mark(sentence: string, words: readonly string[]): SnippetPiece[] {
  const pieces: SnippetPiece[] = [];
  let end = 0;
  for (const { 0: word, index } of sentence.matchAll(WORD)) {
    if (!isMatch(wordKey(word), words)) continue;
    if (index > end) pieces.push({ text: sentence.slice(end, index), isMarked: false });
    pieces.push({ text: word, isMarked: true });
    end = index + word.length;
  }
  if (end < sentence.length) pieces.push({ text: sentence.slice(end), isMarked: false });
  return pieces;
}

/** A long sentence round its first match. */
function cut(sentence: string, words: readonly string[]): string {
  if (sentence.length <= MAX_LENGTH) return sentence;
  const first = [...sentence.matchAll(WORD)].find(([word]) => isMatch(wordKey(word), words))?.index ?? 0;
  const wanted = first <= LEAD_LENGTH ? 0 : first - LEAD_LENGTH;
  const start = wanted === 0 ? 0 : sentence.indexOf(' ', wanted) + 1;
  const part = sentence.slice(start, start + MAX_LENGTH);
  const isEnd = start + MAX_LENGTH >= sentence.length;
  const whole = isEnd ? part : part.slice(0, Math.max(part.lastIndexOf(' '), MAX_LENGTH / 2));
  return (start > 0 ? CUT : '') + whole + (isEnd ? '' : CUT);
}

/** The sentence that says most of the words, by the words as they are compared; undefined where none says any. */
export function snippetOf(sections: readonly SectionText[], words: readonly string[]): Snippet | undefined {
  let best: { heading: string; sentence: string; count: number } | undefined;
  for (const { heading, texts } of sections) {
    for (const sentence of texts.flatMap((text) => text.match(SENTENCE) ?? [])) {
      const count = countIn(sentence, words);
      if (count > (best?.count ?? 0)) best = { heading, sentence: sentence.trim(), count };
    }
  }
  return best && { heading: best.heading, pieces: mark(cut(best.sentence, words), words) };
}
