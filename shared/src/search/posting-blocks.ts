import { silentProgress, type StartProgress } from '../catalogue/progress';
import { noRecall, type Recall, type Versioned } from '../catalogue/recall';
import { eachWord, type WordCounts } from './count-words';
import { deriveBlocks } from './item-blocks';
import type { WordedItem } from './read-items';

const MOST_OFTEN = 9;

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

/** Of the items in their order; a block is known whose files are as they were. */
export const readPostingBlocks = (
  items: readonly WordedItem[],
  recall: Recall = noRecall,
  startProgress: StartProgress = silentProgress,
): Promise<Versioned<PostingBlock>[]> =>
  deriveBlocks({ what: 'postings', items, derive: blockOf }, recall, startProgress('counting words', items.length));
