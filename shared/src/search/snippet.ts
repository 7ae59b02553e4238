import type { SectionText } from '../catalogue/section-texts';
import { findWords } from './words-of';

/** A piece of a sentence; those that match are marked. */
interface SnippetPiece {
  text: string;
  isMarked: boolean;
}

export interface Snippet {
  heading: string;
  pieces: SnippetPiece[];
}

/** The most characters of a snippet; longer sentences are cut at words. */
const MAX_LENGTH = 180;

/** The number of characters that stand before the first match, where a sentence is cut. */
const LEAD_LENGTH = 60;

const CUT = '…';

/** A longer one is several. */
const SENTENCE =
  /[^.!?…。！？]{1,2000}(?:[.!?…。！？]{1,10}["'’”»)\]」』]{0,5}\s{0,10}|$)?|[.!?…。！？]{1,10}\s{0,10}/gu;

const isMatch = (key: string, words: readonly string[]) => words.some((word) => key.startsWith(word));

/** The words of the question that a sentence has. */
function countIn(sentence: string, words: readonly string[]): number {
  const keys = Array.from(findWords(sentence), ({ key }) => key);
  return words.filter((word) => keys.some((key) => key.startsWith(word))).length;
}

function mark(sentence: string, words: readonly string[]): SnippetPiece[] {
  const pieces: SnippetPiece[] = [];
  let end = 0;
  for (const word of findWords(sentence)) {
    if (word.end <= end || !isMatch(word.key, words)) continue;
    if (word.start > end) pieces.push({ text: sentence.slice(end, word.start), isMarked: false });
    const text = sentence.slice(Math.max(word.start, end), word.end);
    const last = pieces.at(-1);
    // Pairs of letters that follow each other are one mark.
    if (last?.isMarked && word.start <= end) last.text += text;
    else pieces.push({ text, isMarked: true });
    end = word.end;
  }
  if (end < sentence.length) pieces.push({ text: sentence.slice(end), isMarked: false });
  return pieces;
}

/** A long sentence round its first match. */
function cut(sentence: string, words: readonly string[]): string {
  if (sentence.length <= MAX_LENGTH) return sentence;
  const first = [...findWords(sentence)].find(({ key }) => isMatch(key, words))?.start ?? 0;
  const wanted = first <= LEAD_LENGTH ? 0 : first - LEAD_LENGTH;
  const blank = sentence.lastIndexOf(' ', first - 1);
  const nextWord = sentence.indexOf(' ', wanted) + 1;
  // A script without spaces is cut anywhere.
  const start = wanted === 0 ? 0 : blank < wanted ? wanted : nextWord;
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
