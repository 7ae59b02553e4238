import { createYielder } from '../catalogue/in-slices';
import { counted, silentProgress, type StartProgress } from '../catalogue/progress';
import type { WordCounts } from './count-words';
import { Postings } from './postings';
import type { ReadableItem } from './read-items';
import type { SearchWords } from './search-files';

/** About so many characters of JSON make a part: a few kilobytes, compressed. */
const PART_LENGTH = 12_000;

/** A word that stands in more than this share of at least so many documents tells nothing. */
const COMMON_SHARE = 0.8;
const MANY_DOCUMENTS = 20;

export interface DerivedWords {
  words: Omit<SearchWords, 'names' | 'parts'>;
  /** Words in order, a part of them each, with their first word: the `words` of `WordPart` as JSON. */
  parts: { first: string; words: string }[];
}

interface CollectedWords {
  postings: Postings;
  documents: number;
  /** The items that have a text for adults, by their places among all. */
  forAdults: number[];
}

/** Texts for everybody come first, of all items; behind them those for adults alone. */
async function collectWords(
  items: readonly Pick<ReadableItem, 'readWords'>[],
  startProgress: StartProgress,
): Promise<CollectedWords> {
  const postings = new Postings();
  const adultTexts: [item: number, words: WordCounts][] = [];
  const yieldIfDue = createYielder();
  let document = 0;
  for (const { readWords } of counted(items, startProgress('counting words', items.length))) {
    const { open, forAdults } = await readWords();
    postings.add(document, open);
    if (forAdults !== '') adultTexts.push([document, forAdults]);
    document += 1;
    await yieldIfDue();
  }
  for (const [, words] of adultTexts) {
    postings.add(document, words);
    document += 1;
  }
  return { postings, documents: document, forAdults: adultTexts.map(([item]) => item) };
}

/** The full text of all items, in parts. */
export async function deriveWords(
  items: readonly Pick<ReadableItem, 'readWords'>[],
  startProgress: StartProgress = silentProgress,
): Promise<DerivedWords> {
  const { postings, documents: count, forAdults } = await collectWords(items, startProgress);
  const common: string[] = [];
  const parts: { first: string; lines: string[] }[] = [];
  let length = Infinity;
  for (const { word, documents, numbers } of postings.sorted()) {
    if (count >= MANY_DOCUMENTS && documents > count * COMMON_SHARE) {
      common.push(word);
      continue;
    }
    if (length >= PART_LENGTH) {
      parts.push({ first: word, lines: [] });
      length = 0;
    }
    const line = `${JSON.stringify(word)}:[${numbers.join()}]`;
    parts.at(-1)?.lines.push(line);
    length += line.length + 2;
  }
  return {
    words: { common, forAdults },
    parts: parts.map(({ first, lines }) => ({ first, words: `{${lines.join()}}` })),
  };
}
