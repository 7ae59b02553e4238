import { WORD, wordKey } from '../search/words-of';

/** In letters; a shorter name stands in too many texts by chance. */
const SHORTEST_NAME = 3;

/** What stands before the first word of a sentence. */
const SENTENCE_START = /(?:^|[.!?…:;\n])[\s"'“”‘’«»()[\]–—-]*$/u;

/** So many characters before a word tell whether a sentence begins with it. */
const LOOK_BACK = 12;

/** Whose names they are; the same for two names of the same item. */
export type Named = readonly (readonly [owner: string, name: string])[];

interface Name {
  owner: string;
  words: string[];
}

/** 'Mara’s' names Mara. */
const withoutPossessive = (word: string): string => word.replace(/['’]s?$/u, '');

const wordsIn = (text: string) =>
  Array.from(text.matchAll(WORD), (match) => ({ word: withoutPossessive(match[0]), at: match.index }));

/** The names by their first words, without those that several items bear. */
function byFirstWord(named: Named): Map<string, Name[]> {
  const owners = new Map<string, Set<string>>();
  for (const [owner, name] of named) {
    const key = wordsIn(name)
      .map(({ word }) => word)
      .join(' ');
    if (key.length >= SHORTEST_NAME) owners.set(key, (owners.get(key) ?? new Set()).add(owner));
  }
  const names = new Map<string, Name[]>();
  for (const [key, [owner, another]] of owners) {
    if (owner === undefined || another !== undefined) continue;
    const words = key.split(' ');
    const [first = ''] = words;
    names.set(first, [...(names.get(first) ?? []), { owner, words }]);
  }
  return names;
}

/** What a text that has this word has among its words, as they are compared (see search/words-of.ts): one of these. */
const keysOf = (word: string): string[] => [word, `${word}'s`, `${word}’s`].map(wordKey);

/** Tells whom texts name. */
export class NameFinder {
  private readonly names: ReadonlyMap<string, readonly Name[]>;
  /** Of the first words of names. */
  private keys: ReadonlyMap<string, readonly string[]> | undefined;

  constructor(named: Named) {
    this.names = byFirstWord(named);
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

  /** The names that may stand in a text with these words, as they are compared: whom it names follows from it and from these alone. */
  amongWords(words: ReadonlySet<string>): Named {
    this.keys ??= new Map(Array.from(this.names.keys(), (first) => [first, keysOf(first)]));
    const mayStand = [...this.keys].filter(([, keys]) => keys.some((key) => key === '' || words.has(key)));
    return mayStand.flatMap(([first]) =>
      (this.names.get(first) ?? []).map(({ owner, words: all }) => [owner, all.join(' ')] as const),
    );
  }
}
