import { collectBlocks, type PostingBlock } from './posting-blocks';
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

/**
 * The full text of all items, in parts. Texts for everybody come first, of lives and other items; behind them those for adults alone.
 */
export function deriveWords(blocks: readonly PostingBlock[]): DerivedWords {
  const { items, open: postings, withAdultText, forAdults } = collectBlocks(blocks);
  postings.add(forAdults.columns(), items);
  const count = items + withAdultText.length;
  const common: string[] = [];
  const parts: { first: string; lines: string[] }[] = [];
  let length = Infinity;
  for (const { word, first, documents, rest } of postings.sorted()) {
    if (count >= MANY_DOCUMENTS && documents > count * COMMON_SHARE) {
      common.push(word);
      continue;
    }
    if (length >= PART_LENGTH) {
      parts.push({ first: word, lines: [] });
      length = 0;
    }
    const line = `${JSON.stringify(word)}:[${first},${rest}]`;
    parts.at(-1)?.lines.push(line);
    length += line.length + 2;
  }
  return {
    words: { common, forAdults: withAdultText },
    parts: parts.map(({ first, lines }) => ({ first, words: `{${lines.join()}}` })),
  };
}
