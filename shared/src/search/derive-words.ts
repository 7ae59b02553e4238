import type { PostingBlock } from './posting-blocks';
import type { SearchWords } from './search-files';

/** About so many characters of JSON make a part: a few kilobytes, compressed. */
const PART_LENGTH = 12_000;

/** A word that stands in more than this share of at least so many documents tells nothing. */
const COMMON_SHARE = 0.8;
const MANY_DOCUMENTS = 20;

interface Posting {
  /** The place of its last document. */
  last: number;
  documents: number;
  /** As `WordPart` has it, in JSON, without brackets. */
  json: string;
}

/** Puts the postings of blocks behind each other. */
class Postings {
  readonly found = new Map<string, Posting>();

  /** `start`: the place of the block's first document. */
  add(block: PostingBlock['open'], start: number): void {
    for (const [word, first, last, documents, rest] of block) {
      const known = this.found.get(word);
      if (known) {
        known.json += `,${start + first - known.last},${rest}`;
        known.last = start + last;
        known.documents += documents;
      } else this.found.set(word, { last: start + last, documents, json: `${start + first},${rest}` });
    }
  }
}

/** Texts for everybody come first, of lives, plots and places; behind them those for adults alone, of the items that `forAdults` gives. */
function combined(blocks: readonly PostingBlock[]) {
  const postings = new Postings();
  const forAdults: number[] = [];
  let items = 0;
  for (const block of blocks) {
    postings.add(block.open, items);
    forAdults.push(...block.withAdultText.map((place) => items + place));
    items += block.items;
  }
  let documents = items;
  for (const block of blocks) {
    postings.add(block.forAdults, documents);
    documents += block.withAdultText.length;
  }
  return { found: postings.found, forAdults, documents };
}

export interface DerivedWords {
  words: Omit<SearchWords, 'names' | 'parts'>;
  /** Words in order, a part of them each, with their first word: the `words` of `WordPart` as JSON. */
  parts: { first: string; words: string }[];
}

/** The full text of all items, in parts. */
export function deriveWords(blocks: readonly PostingBlock[]): DerivedWords {
  const { found, forAdults, documents } = combined(blocks);
  const isCommon = (posting: Posting) => documents >= MANY_DOCUMENTS && posting.documents > documents * COMMON_SHARE;
  const common: string[] = [];
  const parts: { first: string; lines: string[] }[] = [];
  let length = Infinity;
  for (const [word, posting] of [...found].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (isCommon(posting)) {
      common.push(word);
      continue;
    }
    if (length >= PART_LENGTH) {
      parts.push({ first: word, lines: [] });
      length = 0;
    }
    const line = `${JSON.stringify(word)}:[${posting.json}]`;
    parts.at(-1)?.lines.push(line);
    length += line.length + 2;
  }
  return {
    words: { common, forAdults },
    parts: parts.map(({ first, lines }) => ({ first, words: `{${lines.join()}}` })),
  };
}
