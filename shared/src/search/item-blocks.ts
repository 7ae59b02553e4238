import { counted, type Progress } from '../catalogue/progress';
import type { Recall, Versioned } from '../catalogue/recall';

/** So many items make a block, on average. */
const BLOCK_ITEMS = 128;

/** The same number for the same text, below `limit`; FNV-1a. */
function numberOf(text: string, limit: number): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place++) hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193) >>> 0;
  return hash % limit;
}

/** Items in their order, in blocks. Where a block ends follows from its last item alone: one item more or less changes one block. */
export function* inBlocks<Item extends { id: string }>(items: readonly Item[]): Generator<Item[]> {
  let block: Item[] = [];
  for (const item of items) {
    block.push(item);
    if (numberOf(item.id, BLOCK_ITEMS) !== 0) continue;
    yield block;
    block = [];
  }
  if (block.length > 0) yield block;
}

/** Derives a value of each item of a block; `files`: all of theirs. */
type DeriveBlock<Item, Value> = (block: readonly Item[], files: readonly string[]) => Promise<Value[]>;

/** Derives of one item after the other: none waits in memory for its turn. */
export const oneByOne =
  <Item, Value>(derive: (item: Item) => Promise<Value>): DeriveBlock<Item, Value> =>
  async (block) => {
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

/** For each block a value of each of its items, of JSON; those of a block are known whose files are as they were. */
export async function deriveBlocks<Item extends { id: string; files: readonly string[] }, Value>(
  { what, items, derive }: Derivation<Item, Value>,
  recall: Recall,
  progress: Progress,
): Promise<Versioned<Value[]>[]> {
  const blocks: Versioned<Value[]>[] = [];
  for (const block of counted(inBlocks(items), progress, ({ length }) => length)) {
    const files = block.flatMap((item) => item.files);
    blocks.push(await recall.versionedOfFiles(what, files, () => derive(block, files)));
  }
  return blocks;
}
