import type { SearchWords, WordPart } from './search-files';
import { wordsAsked } from './words-of';

/** A document in which every word of a question stands. */
export interface TextHit {
  /** The place of its item among lives, plots and places. */
  item: number;
  isForAdults: boolean;
  score: number;
}

/** A word that stands as it was typed counts more than one that begins so. */
const WHOLE_WORD = 3;

/** Begun words may lie in so many parts. */
const MAX_PARTS = 3;

/** More words than these are not looked for. */
const MAX_WORDS = 6;

/** The words of a question that tell something. */
export const tellingWords = (question: string, common: readonly string[]): string[] =>
  wordsAsked(question)
    .filter((word) => !common.includes(word))
    .slice(0, MAX_WORDS);

/** The places of the parts in which words that begin like this may stand. */
export function partsFor(word: string, parts: SearchWords['parts']): number[] {
  const after = parts.findIndex(([first]) => first > word && !first.startsWith(word));
  const end = after < 0 ? parts.length : after;
  const behind = parts.findIndex(([first]) => first >= word);
  const isFirst = parts[behind]?.[0] === word;
  const start = Math.max((behind < 0 ? parts.length : behind) - (isFirst ? 0 : 1), 0);
  return parts
    .slice(start, end)
    .map((_, index) => start + index)
    .slice(0, MAX_PARTS);
}

function documentsWith(word: string, parts: readonly WordPart[]): Map<number, number> {
  const scores = new Map<number, number>();
  for (const [each, posting] of parts.flatMap(({ words }) => Object.entries(words))) {
    if (!each.startsWith(word)) continue;
    let document = 0;
    for (let at = 0; at < posting.length; at += 2) {
      document += posting[at] ?? 0;
      const score = (posting[at + 1] ?? 0) * (each === word ? WHOLE_WORD : 1);
      scores.set(document, (scores.get(document) ?? 0) + score);
    }
  }
  return scores;
}

/** What has every word, the best first. `items` says how many items there are, `partsOf` gives the parts for a word. */
export function findTexts(
  words: readonly string[],
  partsOf: (word: string) => readonly WordPart[],
  { forAdults, items }: { forAdults: readonly number[]; items: number },
): TextHit[] {
  const [first = new Map<number, number>(), ...others] = words.map((word) => documentsWith(word, partsOf(word)));
  const hits = [...first].flatMap(([document, score]): TextHit[] => {
    if (!others.every((each) => each.has(document))) return [];
    const sum = others.reduce((total, each) => total + (each.get(document) ?? 0), score);
    const isForAdults = document >= items;
    const item = isForAdults ? forAdults[document - items] : document;
    return item === undefined ? [] : [{ item, isForAdults, score: sum }];
  });
  return hits.sort((a, b) => b.score - a.score || a.item - b.item);
}
