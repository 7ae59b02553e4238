/** Something that follows from files. */
export interface FromFiles {
  /** Its own among others of its kind. */
  id: string;
  files: readonly string[];
}

/** What follows from one file alone. */
export const fromFile = (file: string): FromFiles => ({ id: file, files: [file] });

/** The same number for the same text, below `limit`, which is no more than 2 to the power of 32; FNV-1a. */
export function numberOf(text: string, limit: number): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place++) hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193) >>> 0;
  return hash % limit;
}

/**
 * Items in their order, in blocks, with so many in each on average. Where a block ends follows from its last item alone: one item more or
 * less changes one block.
 */
export function* inBlocks<Item extends Pick<FromFiles, 'id'>>(items: readonly Item[], size: number): Generator<Item[]> {
  let block: Item[] = [];
  for (const item of items) {
    block.push(item);
    if (numberOf(item.id, size) !== 0) continue;
    yield block;
    block = [];
  }
  if (block.length > 0) yield block;
}
