import { type FromFiles, inBlocks } from '../catalogue/in-blocks';
import { createYielder } from '../catalogue/in-slices';
import { counted, type Progress } from '../catalogue/progress';
import type { Recall, VersionedLater } from '../catalogue/recall';

/** The number of items in a block, on average. */
export const BLOCK_ITEMS = 32;

/** Derives something of a block of items; `files`: all of theirs. */
type DeriveBlock<Item, Value> = (block: readonly Item[], files: readonly string[]) => Promise<Value>;

/** Derives of one item after the other: none waits in memory for its turn. */
export const oneByOne =
  <Item, Value>(derive: (item: Item) => Promise<Value>) =>
  async (block: readonly Item[]): Promise<Value[]> => {
    const values: Value[] = [];
    for (const item of block) values.push(await derive(item));
    return values;
  };

interface Derivation<Item, Value> {
  /** Says what is derived, and is part of what it follows from. */
  what: string;
  items: readonly Item[];
  derive: DeriveBlock<Item, Value>;
}

/**
 * What is derived of each block of items, of JSON; it is known of a block whose files are as they were. Lets others have their turn in
 * between: a server derives while it answers.
 */
export async function deriveBlocks<Item extends FromFiles, Value>(
  { what, items, derive }: Derivation<Item, Value>,
  recall: Recall,
  progress: Progress,
): Promise<VersionedLater<Value>[]> {
  const blocks: VersionedLater<Value>[] = [];
  const yieldIfDue = createYielder();
  for (const block of counted(inBlocks(items, BLOCK_ITEMS), progress, ({ length }) => length)) {
    const files = block.flatMap((item) => item.files);
    blocks.push(await recall.versionedOfFiles(what, files, () => derive(block, files)));
    await yieldIfDue();
  }
  return blocks;
}
