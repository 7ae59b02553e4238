/** How much a word of a question counts, by where an item says it. */
export const WEIGHTS = { name: 4, tag: 3, summary: 2, text: 1 } as const;

/** A word that only begins as the asked one counts so much of it. */
export const BEGUN = 0.6;

/** The places that match a word, each with its weight. */
export type WordMatches = ReadonlyMap<number, number>;

interface RankedPlace {
  place: number;
  score: number;
}

/** What scores less than this share of the best has little to do with the question. */
const LEAST_SHARE = 0.05;

/**
 * The places that match any word of a question, the best first: what matches more words, rarer ones, and in a better place. `count`: how
 * many places there are.
 */
export function rankMatches(words: readonly WordMatches[], count: number): RankedPlace[] {
  const found = new Map<number, { sum: number; matched: number }>();
  for (const matches of words) {
    const rarity = Math.log(1 + count / Math.max(matches.size, 1));
    for (const [place, weight] of matches) {
      const { sum, matched } = found.get(place) ?? { sum: 0, matched: 0 };
      found.set(place, { sum: sum + rarity * weight, matched: matched + 1 });
    }
  }
  const ranked = [...found]
    .map(([place, { sum, matched }]) => ({ place, score: (sum * matched) / words.length }))
    .sort((a, b) => b.score - a.score || a.place - b.place);
  const least = (ranked[0]?.score ?? 0) * LEAST_SHARE;
  return ranked.filter(({ score }) => score >= least);
}

/** Each place with the greater of its weights. */
export function mergedMatches(...all: readonly WordMatches[]): WordMatches {
  const merged = new Map<number, number>();
  for (const [place, weight] of all.flatMap((each) => [...each])) {
    merged.set(place, Math.max(merged.get(place) ?? 0, weight));
  }
  return merged;
}
