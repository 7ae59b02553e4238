/** What is searched for, and what may not stand directly before and behind it: there it is a part of something else. */
export interface Needle {
  text: string;
  notBehind: RegExp;
  notBefore: RegExp;
}

interface Keyed<Found> {
  needle: Found;
  /** Where the word begins by which the needle is looked up. */
  offset: number;
}

interface Match<Found> {
  needle: Found;
  start: number;
  end: number;
}

/** Of letters without end so many are one: the length of a text must not become the depth of the stack. */
const WORD = /[\p{L}\p{N}]{1,200}/gu;

/** Longer than any character. */
const ONE_CHARACTER = 2;

/**
 * Finds many needles in many texts. The time grows with the texts, and hardly with the number of needles: each is looked up by the
 * one of its words that the fewest others have.
 */
export class WordSearch<Found extends Needle> {
  private readonly byWord = new Map<string, Keyed<Found>[]>();

  constructor(needles: readonly Found[]) {
    const counts = new Map<string, number>();
    const wordsOf = ({ text }: Needle) => [...text.matchAll(WORD)];
    for (const needle of needles) for (const [word] of wordsOf(needle)) counts.set(word, (counts.get(word) ?? 0) + 1);
    const countOf = (word: string) => counts.get(word) ?? 0;
    for (const needle of needles) {
      const [rarest] = wordsOf(needle).sort(([a], [b]) => countOf(a) - countOf(b));
      if (!rarest) continue;
      const keyed = { needle, offset: rarest.index };
      const others = this.byWord.get(rarest[0]);
      if (others) others.push(keyed);
      else this.byWord.set(rarest[0], [keyed]);
    }
  }

  /** In the order of the text, each as often as it stands there; of two that overlap the longer one. */
  in(text: string): Found[] {
    const matches: Match<Found>[] = [];
    WORD.lastIndex = 0;
    for (let word = WORD.exec(text); word; word = WORD.exec(text)) {
      const keyed = this.byWord.get(word[0]);
      if (!keyed) continue;
      for (const { needle, offset } of keyed) {
        const start = word.index - offset;
        if (isAt(text, start, needle)) matches.push({ needle, start, end: start + needle.text.length });
      }
    }
    return matches.length < 2 ? matches.map(({ needle }) => needle) : longest(matches);
  }
}

function isAt(text: string, start: number, { text: wanted, notBehind, notBefore }: Needle): boolean {
  if (start < 0 || !text.startsWith(wanted, start)) return false;
  const end = start + wanted.length;
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
