import { BEGUN, WEIGHTS, type WordMatches } from './rank-matches';
import type { SearchWords, WordPart } from './search-files';
import { countOf, isInSummary } from './word-count';

/** Begun words may lie in so many parts. */
const MAX_PARTS = 3;

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

/** How much more a word counts for each time that it stands in a text. */
const EACH_TIME = 0.05;

const weightOf = (written: number, isWhole: boolean) =>
  (isInSummary(written) ? WEIGHTS.summary : WEIGHTS.text) * (isWhole ? 1 : BEGUN) * (1 + countOf(written) * EACH_TIME);

/** The documents in which a word stands, or one that begins so; `asked`: as it was typed, `stem`: as it is looked for. */
export function documentsWith(asked: string, stem: string, parts: readonly WordPart[]): WordMatches {
  const weights = new Map<number, number>();
  for (const [word, posting] of parts.flatMap(({ words }) => Object.entries(words))) {
    if (!word.startsWith(stem)) continue;
    const isWhole = word === asked || word === stem;
    let document = 0;
    for (let at = 0; at < posting.length; at += 2) {
      document += posting[at] ?? 0;
      const weight = weightOf(posting[at + 1] ?? 0, isWhole);
      weights.set(document, Math.max(weights.get(document) ?? 0, weight));
    }
  }
  return weights;
}
