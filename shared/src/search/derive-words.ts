import { sectionsOfLife, sectionsOfPlace, sectionsOfPlot, type SectionText } from './item-sections';
import type { SearchItems } from './read-items';
import type { SearchWords, WordPart } from './search-files';
import { wordsOf } from './words-of';

/** About so many characters of JSON make a part: a few kilobytes, compressed. */
const PART_LENGTH = 12_000;

/** A word that stands in more than this share of at least so many documents tells nothing. */
const COMMON_SHARE = 0.8;
const MANY_DOCUMENTS = 20;

const MOST_OFTEN = 9;

/** The sections of each item, lives first, then plots and places. */
function sectionsOf({ lives, plots, places }: SearchItems): SectionText[][] {
  return [
    ...lives.map(({ core, variant }) => (core && variant ? sectionsOfLife(core, variant) : [])),
    ...plots.map(({ file }) => (file ? sectionsOfPlot(file) : [])),
    ...places.map(({ file }) => (file ? sectionsOfPlace(file) : [])),
  ];
}

function countWords(sections: readonly SectionText[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { texts } of sections) {
    for (const text of texts) for (const word of wordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

interface Document {
  item: number;
  isForAdults: boolean;
  words: ReadonlyMap<string, number>;
}

function documentsOf(items: SearchItems): Document[] {
  const sections = sectionsOf(items);
  const open = sections.map((each, item) => ({
    item,
    isForAdults: false,
    words: countWords(each.filter(({ isForAdults }) => !isForAdults)),
  }));
  const forAdults = sections.flatMap((each, item) => {
    const words = countWords(each.filter(({ isForAdults }) => isForAdults));
    return words.size > 0 ? [{ item, isForAdults: true, words }] : [];
  });
  return [...open, ...forAdults];
}

/** For each word the documents that it stands in, as `WordPart` writes them. */
function postingsOf(documents: readonly Document[]): Map<string, number[]> {
  const postings = new Map<string, number[]>();
  const last = new Map<string, number>();
  documents.forEach(({ words }, place) => {
    for (const [word, count] of words) {
      const posting = postings.get(word) ?? [];
      posting.push(place - (last.get(word) ?? 0), Math.min(count, MOST_OFTEN));
      last.set(word, place);
      postings.set(word, posting);
    }
  });
  return postings;
}

export interface DerivedWords {
  words: Omit<SearchWords, 'names' | 'parts'>;
  /** Words in order, a part of them each, with their first word. */
  parts: { first: string; words: WordPart['words'] }[];
}

/** The full text of all items, in parts. */
export function deriveWords(items: SearchItems): DerivedWords {
  const documents = documentsOf(items);
  const postings = postingsOf(documents);
  const isCommon = ([, posting]: [string, number[]]) =>
    documents.length >= MANY_DOCUMENTS && posting.length / 2 > documents.length * COMMON_SHARE;
  const all = [...postings];
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
