import { inBlocks } from '../catalogue/in-blocks';
import { counted, silentProgress, type StartProgress } from '../catalogue/progress';
import { noRecall, type Recall, valuesOf, type VersionedLater } from '../catalogue/recall';
import { eachWord, type WordCounts } from './count-words';
import { BLOCK_ITEMS, deriveBlocks } from './item-blocks';
import type { WordedItem } from './read-items';

const MOST_OFTEN = 9;

/** So many blocks make a group, on average. */
export const BLOCKS_OF_GROUP = 8;

/**
 * The documents of a block that a word stands in, by their places in the block: the first, the last, how many there are, and the posting
 * of `WordPart` as its JSON, without the place of the first.
 */
type BlockPosting = [word: string, first: number, last: number, documents: number, rest: string];

/** What is found in the texts of items that follow each other: those for everybody, and those for adults alone. */
export interface PostingBlock {
  items: number;
  open: BlockPosting[];
  /** The items that have a text for adults, by their places in the block. */
  withAdultText: number[];
  /** Their documents are those texts alone. */
  forAdults: BlockPosting[];
}

/** Puts the postings of blocks behind each other. */
export class Postings {
  private readonly found = new Map<string, BlockPosting>();

  /** `start`: the place of the block's first document. */
  add(block: readonly BlockPosting[], start: number): void {
    for (const [word, first, last, documents, rest] of block) {
      const known = this.found.get(word);
      if (known) {
        known[4] += `,${start + first - known[2]},${rest}`;
        known[2] = start + last;
        known[3] += documents;
      } else this.found.set(word, [word, start + first, start + last, documents, rest]);
    }
  }

  all(): BlockPosting[] {
    return [...this.found.values()];
  }
}

/** Of blocks that follow each other, as one block. */
export function combineBlocks(blocks: readonly PostingBlock[]): PostingBlock {
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
  return { items, open: open.all(), withAdultText, forAdults: forAdults.all() };
}

function postingsOf(documents: readonly WordCounts[]): BlockPosting[] {
  const found = new Map<string, BlockPosting>();
  documents.forEach((words, place) => {
    for (const [word, count] of eachWord(words)) {
      const times = Math.min(count, MOST_OFTEN);
      const known = found.get(word);
      if (known) {
        known[4] += `,${place - known[2]},${times}`;
        known[2] = place;
        known[3] += 1;
      } else found.set(word, [word, place, place, 1, String(times)]);
    }
  });
  return [...found.values()];
}

async function blockOf(items: readonly WordedItem[]): Promise<PostingBlock> {
  const open: WordCounts[] = [];
  const withAdultText: number[] = [];
  const forAdults: WordCounts[] = [];
  for (const [place, item] of items.entries()) {
    const words = await item.readWords();
    open.push(words.open);
    if (words.forAdults === '') continue;
    withAdultText.push(place);
    forAdults.push(words.forAdults);
  }
  return { items: items.length, open: postingsOf(open), withAdultText, forAdults: postingsOf(forAdults) };
}

/**
 * Of the items in their order, in groups of blocks. A block is known whose files are as they were, and a group whose blocks are: where
 * one item has changed, few have to be put together anew.
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
    const derivation = { what: 'postings', items: group, derive: blockOf };
    const blocks = await deriveBlocks(derivation, recall, { add, end: () => undefined });
    const what = `postings of blocks to ${group.at(-1)?.id ?? ''}`;
    const versions = blocks.map(({ version }) => version);
    const combine = async () => combineBlocks(await valuesOf(blocks));
    groups.push(await recall.versionedOfVersions(what, versions, combine));
  }
  return groups;
}
