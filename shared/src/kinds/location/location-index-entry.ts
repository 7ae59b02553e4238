import { compact, stageOfRecord } from '../../catalogue/index-entry';
import type { LocationIndexEntry } from './location-index-schema';
import type { Location } from './location-schema';

/** Keys in the order of docs/data-contract.md#7-plot-location-family-changelog; empty optional fields are left out. */
export function locationIndexEntry(location: Location): LocationIndexEntry {
  const { id, name, summary, description, vibe, coverImage, bannerImage, themeColor, tags = [] } = location;
  const stage = stageOfRecord(location);
  return compact({ id, name, summary, description, vibe, coverImage, bannerImage, themeColor, tags, ...stage });
}
