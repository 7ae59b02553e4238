import type { Warn } from '../catalogue/parse-file';
import type { ReadJson } from '../catalogue/read-json';
import { parseCharacterIndex, readCharacterIndex } from './character/read-character-index';
import type { ItemEntry } from './descriptor/item-entry';
import type { ItemFolder } from './index';
import { parseLocationIndex, readLocationIndex } from './location/read-locations';
import { parsePlotVariantIndex, readPlotVariantIndex } from './plot/read-plots';

interface IndexReader {
  /** The entries as the file has them. Throws CatalogueError 'invalid' for JSON that is no list. */
  parse: (data: unknown, warn: Warn) => Promise<ItemEntry[]>;
  /** The entries as they count today, in the order of the file. */
  read: (read: ReadJson, warn?: Warn) => Promise<ItemEntry[]>;
}

/** How the list of each kind is read. */
export const INDEX_READERS: Readonly<Record<ItemFolder, IndexReader>> = {
  characters: { parse: parseCharacterIndex, read: readCharacterIndex },
  plots: { parse: parsePlotVariantIndex, read: readPlotVariantIndex },
  locations: { parse: parseLocationIndex, read: readLocationIndex },
};
