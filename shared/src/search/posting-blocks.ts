import { inBlocks } from '../catalogue/in-blocks';
import { counted, silentProgress, type StartProgress } from '../catalogue/progress';
import { noRecall, type Recall, valuesOf, type VersionedLater } from '../catalogue/recall';
import { eachWord, type WordCounts } from './count-words';
import { BLOCK_ITEMS, deriveBlocks } from './item-blocks';
import type { WordedItem } from './read-items';

/** The number of blocks in a group, on average. */
export const BLOCKS_OF_GROUP = 8;

/**
 * The documents of a block that each word stands in, by their places in the block: the first, the last, how many there are, and the posting
 * of `WordPart` as its JSON, without the place of the first. In columns, of which a word has the same place in each: few long texts and
 * lists are read and written much sooner than many short ones.
 */
interface PostingColumns {
  /** The words, with spaces between. */
  words: string;
  firsts: number[];
  lasts: number[];
  documents: number[];
  /** The rests of the postings, with semicolons between. */
  rests: string;
}

/** What is found in the texts of items that follow each other: those for everybody, and those for adults alone. */
export interface PostingBlock {
  items: number;
  open: PostingColumns;
  /** The items that have a text for adults, by their places in the block. */
  withAdultText: number[];
  /** Their documents are those texts alone. */
  forAdults: PostingColumns;
}

const split = (text: string, separator: string) => (text === '' ? [] : text.split(separator));

/** The documents of words, while they are collected in their order. */
class Postings {
  private readonly places = new Map<string, number>();
  private readonly firsts: number[] = [];
  private readonly lasts: number[] = [];
  private readonly documents: number[] = [];
  private readonly rests: string[] = [];

  /** Puts the postings of a block behind those that are there; `start`: the place of the block's first document. */
  add({ words, firsts, lasts, documents, rests: joined }: PostingColumns, start: number): void {
    const rests = split(joined, ';');
    for (const [place, word] of split(words, ' ').entries()) {
      const [first = 0, last = 0] = [firsts[place], lasts[place]];
      const known = this.placeOf(word, start + first, rests[place] ?? '');
      this.lasts[known] = start + last;
      this.documents[known] = (this.documents[known] ?? 0) + (documents[place] ?? 0);
    }
  }

  /** Adds a document behind those that are there. */
  addDocument(document: number, words: WordCounts): void {
    for (const [word, count] of eachWord(words)) {
      const known = this.placeOf(word, document, String(count));
      this.lasts[known] = document;
      this.documents[known] = (this.documents[known] ?? 0) + 1;
    }
  }

  /** Adds documents of a word, and gives its place; `first`: the first of them, and `rest` as a column has it. */
  private placeOf(word: string, first: number, rest: string): number {
    const known = this.places.get(word);
    if (known === undefined) {
      this.places.set(word, this.firsts.length);
      this.rests.push(rest);
      return this.firsts.push(first) - 1;
    }
    this.rests[known] += `,${first - (this.lasts[known] ?? 0)},${rest}`;
    return known;
  }

  columns(): PostingColumns {
    const { firsts, lasts, documents } = this;
    return { words: [...this.places.keys()].join(' '), firsts, lasts, documents, rests: this.rests.join(';') };
  }

  /** The postings by their words, in order. */
  sorted(): Posting[] {
    return [...this.places]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([word, place]) => ({
        word,
        first: this.firsts[place] ?? 0,
        documents: this.documents[place] ?? 0,
        rest: this.rests[place] ?? '',
      }));
  }
}

/** What `PostingColumns` says of one word. */
interface Posting {
  word: string;
  first: number;
  documents: number;
  rest: string;
}

/** A block while it is put together. */
interface CollectedBlock {
  items: number;
  open: Postings;
  withAdultText: number[];
  forAdults: Postings;
}

const blockOf = ({ items, open, withAdultText, forAdults }: CollectedBlock): PostingBlock => ({
  ...{ items, withAdultText, open: open.columns(), forAdults: forAdults.columns() },
});

/** Puts blocks that follow each other together. */
export function collectBlocks(blocks: readonly PostingBlock[]): CollectedBlock {
  const open = new Postings();
  const forAdults = new Postings();
  const withAdultText: number[] = [];
  let items = 0;
  for (const block of blocks) {
    open.add(block.open, items);
    forAdults.add(block.forAdults, withAdultText.length);
    for (const place of block.withAdultText) withAdultText.push(items + place);
    items += block.items;
  }
  return { items, open, withAdultText, forAdults };
}

async function readBlock(items: readonly WordedItem[]): Promise<PostingBlock> {
  const open = new Postings();
  const withAdultText: number[] = [];
  const forAdults = new Postings();
  for (const [place, item] of items.entries()) {
    const words = await item.readWords();
    open.addDocument(place, words.open);
    if (words.forAdults !== '') forAdults.addDocument(withAdultText.push(place) - 1, words.forAdults);
  }
  return blockOf({ items: items.length, open, withAdultText, forAdults });
}

/**
 * Reads the postings of the items in their order, in groups of blocks. A block is known whose files are as they were, and a group whose
 * blocks are: where one item has changed, few have to be put together anew.
 */
export async function readPostingBlocks(
  items: readonly WordedItem[],
  recall: Recall = noRecall,
  startProgress: StartProgress = silentProgress,
): Promise<VersionedLater<PostingBlock>[]> {
  const { add, end } = startProgress('counting words', items.length);
  const groups: VersionedLater<PostingBlock>[] = [];
  // A group ends where a block does: the number of its last item is a multiple of both sizes.
  for (const group of counted(inBlocks(items, BLOCK_ITEMS * BLOCKS_OF_GROUP), { add: () => undefined, end })) {
    const derivation = { what: 'postings', items: group, derive: readBlock };
    const blocks = await deriveBlocks(derivation, recall, { add, end: () => undefined });
    const what = `postings of blocks to ${group.at(-1)?.id ?? ''}`;
    const versions = blocks.map(({ version }) => version);
    const combine = async () => blockOf(collectBlocks(await valuesOf(blocks)));
    groups.push(await recall.versionedOfVersions(what, versions, combine));
  }
  return groups;
}
