import type { Warn } from '../../catalogue/parse-file';
import type { ReadJson } from '../../catalogue/read-json';
import type { SectionText } from '../../catalogue/section-texts';
import type { ItemContent } from './item-content';
import type { ItemEntry } from './item-entry';

/** How the list of a kind is read. */
export interface IndexReader {
  /** The entries as the file has them. Throws CatalogueError 'invalid' for JSON that is no list. */
  parseIndex: (data: unknown, warn: Warn) => Promise<ItemEntry[]>;
  /** The entries as they count today, in the order of the file. */
  readIndex: (read: ReadJson, warn?: Warn) => Promise<ItemEntry[]>;
}

/** How items are read that are one file each, and what search and links take of them. */
export interface ItemReader<Value> extends IndexReader {
  /** Reads a file by its id. */
  read: (read: ReadJson, id: string, warn?: Warn) => Promise<Value>;
  contentOf: (value: Value) => ItemContent;
  /** The texts of its page, for the full text. */
  sectionsOf: (value: Value) => SectionText[];
}
