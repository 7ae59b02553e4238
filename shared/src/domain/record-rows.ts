import { contentRatingName } from './content-rating';
import type { LocalDay } from './local-day';

export interface Recorded {
  contentRating?: number | undefined;
  dateAdded?: LocalDay | undefined;
  dateUpdated?: LocalDay | undefined;
  version?: number | undefined;
  modelName?: string | undefined;
}

/** Versions below the first release stand for 'none yet'. */
const isRelease = (version: number | undefined): version is number => version !== undefined && version >= 1;

/** The record info of an item in words, each part only where it is present, in the order of docs/product.md#character-page. */
export function recordRows(record: Recorded = {}): [term: string, value: string][] {
  const rows: [string, string | undefined][] = [
    ['Rating', contentRatingName(record.contentRating)],
    ['Added', record.dateAdded],
    ['Updated', record.dateUpdated],
    ['Version', isRelease(record.version) ? record.version.toString() : undefined],
    ['Model', record.modelName?.trim()],
  ];
  return rows.filter((row): row is [string, string] => Boolean(row[1]));
}
