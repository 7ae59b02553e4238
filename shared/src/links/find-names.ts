import { WORD } from '../search/words-of';

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

/**
 * Gives a function that tells whom a text names: the owners, each once. A name counts as it is written, capitals included, and in whole
 * words; one of a single word not where a sentence begins, as any word has a capital there; one that several items bear, not at all.
 */
export function nameFinder(named: Named): (text: string) => Set<string> {
  const names = byFirstWord(named);
  return (text) => {
    const found = new Set<string>();
    const words = wordsIn(text);
    words.forEach(({ word, at }, index) => {
      for (const { owner, words: rest } of names.get(word) ?? []) {
        const isWhole = rest.every((each, offset) => words[index + offset]?.word === each);
        if (isWhole && (rest.length > 1 || !SENTENCE_START.test(text.slice(Math.max(0, at - LOOK_BACK), at))))
          found.add(owner);
      }
    });
    return found;
  };
}
