import type { Warn } from '../catalogue/parse-file';
import type { ReadJson } from '../catalogue/read-json';
import type { ItemReading } from './descriptor/item-content';
import { locationReading } from './location/location-reading';
import { readLocation } from './location/read-locations';
import type { PlainFolder } from './plain-folders';
import { plotReading } from './plot/plot-reading';
import { readPlot } from './plot/read-plots';

interface PlainReading extends ItemReading<unknown> {
  /** Reads a file by its id. */
  read: (read: ReadJson, id: string, warn?: Warn) => Promise<unknown>;
}

const READINGS = {
  plots: { ...plotReading, read: readPlot },
  locations: { ...locationReading, read: readLocation },
};

/** What search and links read of an item. */
export const readingOf = (folder: PlainFolder) => READINGS[folder] as PlainReading;
