import { eachWord, type ItemWords, NO_WORDS, type WordCounts } from './count-words';
import type { SearchItems } from './read-items';
import type { SearchWords, WordPart } from './search-files';

/** About so many characters of JSON make a part: a few kilobytes, compressed. */
const PART_LENGTH = 12_000;

/** A word that stands in more than this share of at least so many documents tells nothing. */
const COMMON_SHARE = 0.8;
const MANY_DOCUMENTS = 20;

const MOST_OFTEN = 9;

interface Document {
  item: number;
  isForAdults: boolean;
  words: WordCounts;
}

/** Of lives first, then of plots and places. */
function documentsOf({ lives, plots, places }: SearchItems): Document[] {
  const words = [
    ...lives.map(({ content }): ItemWords => content.merged?.words ?? NO_WORDS),
    ...plots.map(({ content }) => content?.words ?? NO_WORDS),
    ...places.map(({ content }) => content?.words ?? NO_WORDS),
  ];
  return [
    ...words.map(({ open }, item) => ({ item, isForAdults: false, words: open })),
    ...words.flatMap(({ forAdults }, item) =>
      forAdults === '' ? [] : [{ item, isForAdults: true, words: forAdults }],
    ),
  ];
}

/** For each word the documents that it stands in, as `WordPart` writes them. */
function postingsOf(documents: readonly Document[]): [word: string, posting: number[]][] {
  const found = new Map<string, { posting: number[]; last: number }>();
  documents.forEach(({ words }, place) => {
    for (const [word, count] of eachWord(words)) {
      const times = Math.min(count, MOST_OFTEN);
      const known = found.get(word);
      if (known) {
        known.posting.push(place - known.last, times);
        known.last = place;
      } else found.set(word, { posting: [place, times], last: place });
    }
  });
  return [...found].map(([word, { posting }]) => [word, posting]);
}

export interface DerivedWords {
  words: Omit<SearchWords, 'names' | 'parts'>;
  /** Words in order, a part of them each, with their first word. */
  parts: { first: string; words: WordPart['words'] }[];
}

/** The full text of all items, in parts. */
export function deriveWords(items: SearchItems): DerivedWords {
  const documents = documentsOf(items);
  const all = postingsOf(documents);
  const isCommon = ([, posting]: [string, number[]]) =>
    documents.length >= MANY_DOCUMENTS && posting.length / 2 > documents.length * COMMON_SHARE;
  const common = all.filter(isCommon).map(([word]) => word);
  const parts: DerivedWords['parts'] = [];
  let length = Infinity;
  for (const [word, posting] of all.filter((each) => !isCommon(each)).sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (length >= PART_LENGTH) {
      parts.push({ first: word, words: Object.create(null) as WordPart['words'] });
      length = 0;
    }
    const part = parts.at(-1);
    if (part) part.words[word] = posting;
    length += JSON.stringify([word, posting]).length;
  }
  const forAdults = documents.flatMap(({ item, isForAdults }) => (isForAdults ? [item] : []));
  return { words: { common: common.sort(), forAdults }, parts };
}
