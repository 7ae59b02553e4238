import { eachWord, type WordCounts } from '../search/count-words';
import { WORD, wordKey } from '../search/words-of';

/** The fewest letters of a name that is looked for; a shorter one stands in too many texts by chance. */
const SHORTEST_NAME = 3;

/** What stands before the first word of a sentence. */
const SENTENCE_START = /(?:^|[.!?…:;\n])[\s"'“”‘’«»()[\]–—-]*$/u;

/** The number of characters before a word that tell whether a sentence begins with it. */
const LOOK_BACK = 12;

/** Whose names they are; the same for two names of the same item. */
export type Named = readonly (readonly [owner: string, name: string])[];

/** 'Mara’s' names Mara. */
const withoutPossessive = (word: string): string => word.replace(/['’]s?$/u, '');

const wordsIn = (text: string) =>
  Array.from(text.matchAll(WORD), (match) => ({ word: withoutPossessive(match[0]), at: match.index }));

/**
 * A name that one item alone bears, as its words with spaces between, and what a text that has its first word has among its words as they are
 * compared (see search/words-of.ts): one of these. JSON.
 */
export type UniqueName = [owner: string, name: string, keys: string[]];

const keysOf = (word: string): string[] => [...new Set([word, `${word}'s`, `${word}’s`].map(wordKey))];

/** The names without those that several items bear, each once. */
export function uniqueNames(named: Named): UniqueName[] {
  const owners = new Map<string, Set<string>>();
  for (const [owner, text] of named) {
    const name = wordsIn(text)
      .map(({ word }) => word)
      .join(' ');
    if (name.length >= SHORTEST_NAME) owners.set(name, (owners.get(name) ?? new Set()).add(owner));
  }
  return [...owners].flatMap(([name, [owner, another]]): UniqueName[] => {
    const [first = ''] = name.split(' ');
    return owner === undefined || another !== undefined ? [] : [[owner, name, keysOf(first)]];
  });
}

/** Names by the words that a text must have to name them. */
export class NameIndex {
  private readonly byKey = new Map<string, UniqueName[]>();

  constructor(names: readonly UniqueName[]) {
    for (const name of names) {
      for (const key of name[2]) {
        const known = this.byKey.get(key);
        if (known) known.push(name);
        else this.byKey.set(key, [name]);
      }
    }
  }

  /** The names that may stand in a text with these words, as they are compared: whom it names follows from it and from these alone. */
  among(counts: WordCounts): UniqueName[] {
    const found = new Set<UniqueName>(this.byKey.get(''));
    eachWord(counts, (word) => {
      for (const name of this.byKey.get(word) ?? []) found.add(name);
    });
    return [...found];
  }
}

/** Tells whom texts name. */
export class NameFinder {
  /** The names by their first words. */
  private readonly names = new Map<string, { owner: string; words: string[] }[]>();

  constructor(names: readonly UniqueName[]) {
    for (const [owner, name] of names) {
      const words = name.split(' ');
      const [first = ''] = words;
      const known = this.names.get(first) ?? [];
      this.names.set(first, known);
      known.push({ owner, words });
    }
  }

  /**
   * The owners of the names in a text, each once. A name counts as it is written, capitals included, and in whole words; one of a single
   * word not where a sentence begins, as any word has a capital there; one that several items bear, not at all.
   */
  in(text: string): Set<string> {
    const found = new Set<string>();
    const words = wordsIn(text);
    words.forEach(({ word, at }, index) => {
      for (const { owner, words: rest } of this.names.get(word) ?? []) {
        const isWhole = rest.every((each, offset) => words[index + offset]?.word === each);
        if (isWhole && (rest.length > 1 || !SENTENCE_START.test(text.slice(Math.max(0, at - LOOK_BACK), at))))
          found.add(owner);
      }
    });
    return found;
  }
}
