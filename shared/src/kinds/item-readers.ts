import { parseCharacterIndex, readCharacterIndex } from './character/read-character-index';
import type { IndexReader, ItemReader } from './descriptor/item-reader';
import type { ItemFolder } from './index';
import { locationReader } from './location/location-reader';
import type { PlainFolder } from './plain-folders';
import { plotReader } from './plot/plot-reader';

const READERS = {
  characters: { parseIndex: parseCharacterIndex, readIndex: readCharacterIndex },
  plots: plotReader,
  locations: locationReader,
};

/** How the list of a kind is read. */
export const indexReaderOf = (folder: ItemFolder): IndexReader => READERS[folder];

/** How an item is read that is one file, and what search and links take of it. */
export const readerOf = (folder: PlainFolder) => READERS[folder] as ItemReader<unknown>;
