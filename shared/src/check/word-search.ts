import { isCasedAs, lookAlike, shapeOf } from './look-alike';

/** What is searched for, and what may not stand directly before and behind it: there it is a part of something else. */
export interface Needle {
  text: string;
  notBehind: RegExp;
  notBefore: RegExp;
  /** Whether it counts in any letter case; otherwise in its own, and in capitals. */
  anyCase?: boolean | undefined;
}

interface Keyed<Found> {
  needle: Found;
  /** The text of the needle in the form in which it is compared. */
  wanted: string;
  /** Where the word begins by which the needle is looked up. */
  offset: number;
}

interface Match<Found> {
  needle: Found;
  start: number;
  end: number;
}

/** A word, or 200 letters of one that does not end: the length of a text must not become the depth of the stack. */
const WORD = /[\p{L}\p{N}]{1,200}/gu;

/** Longer than any character. */
const ONE_CHARACTER = 2;

/**
 * Finds many needles in many texts, in every spelling that looks the same. The time grows with the texts, and hardly with the number of
 * needles: each is looked up by the one of its words that the fewest others have.
 */
export class WordSearch<Found extends Needle> {
  private readonly byWord = new Map<string, Keyed<Found>[]>();

  constructor(needles: readonly Found[]) {
    const spelled = needles.map((needle) => ({ needle, wanted: lookAlike(needle.text) }));
    const counts = new Map<string, number>();
    const wordsOf = (wanted: string) => [...shapeOf(wanted).matchAll(WORD)];
    for (const { wanted } of spelled)
      for (const [word] of wordsOf(wanted)) counts.set(word, (counts.get(word) ?? 0) + 1);
    const countOf = (word: string) => counts.get(word) ?? 0;
    for (const { needle, wanted } of spelled) {
      const [rarest] = wordsOf(wanted).sort(([a], [b]) => countOf(a) - countOf(b));
      if (!rarest) continue;
      const keyed = { needle, wanted, offset: rarest.index };
      const others = this.byWord.get(rarest[0]);
      if (others) others.push(keyed);
      else this.byWord.set(rarest[0], [keyed]);
    }
  }

  /** The needles that stand in a text, in its order, each as often as it stands there; of two that overlap the longer one. */
  in(written: string): Found[] {
    const text = lookAlike(written);
    const matches: Match<Found>[] = [];
    for (const { 0: word, index } of shapeOf(text).matchAll(WORD)) {
      for (const { needle, wanted, offset } of this.byWord.get(word) ?? []) {
        const start = index - offset;
        if (isAt(text, start, wanted, needle)) matches.push({ needle, start, end: start + wanted.length });
      }
    }
    return matches.length < 2 ? matches.map(({ needle }) => needle) : longest(matches);
  }
}

function isAt(text: string, start: number, wanted: string, { notBehind, notBefore, anyCase }: Needle): boolean {
  const end = start + wanted.length;
  const found = text.slice(Math.max(start, 0), end);
  if (start < 0 || shapeOf(found) !== shapeOf(wanted)) return false;
  if (!anyCase && !isCasedAs(found, wanted)) return false;
  const before = text.slice(Math.max(0, start - ONE_CHARACTER), start);
  return !notBehind.test(before) && !notBefore.test(text.slice(end, end + ONE_CHARACTER));
}

function longest<Found>(matches: readonly Match<Found>[]): Found[] {
  const kept: Match<Found>[] = [];
  for (const match of [...matches].sort((a, b) => b.end - b.start - (a.end - a.start))) {
    if (kept.every(({ start, end }) => match.end <= start || end <= match.start)) kept.push(match);
  }
  return kept.sort((a, b) => a.start - b.start).map(({ needle }) => needle);
}
