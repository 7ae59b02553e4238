import type { LocalDay } from './local-day';

export interface Dated {
  id: string;
  coreId: string;
  dateAdded?: LocalDay | undefined;
  dateUpdated?: LocalDay | undefined;
}

/** The later of the days on which an item was added and updated; empty where neither is known. */
const changedOn = ({ dateAdded, dateUpdated }: Dated): string =>
  [dateAdded ?? '', dateUpdated ?? ''].reduce((one, other) => (other > one ? other : one));

/**
 * The items that were added or updated last, the latest first, at most one of each core: whoever gets four new lives at once does not
 * fill the row. Items of the same day keep their order; those without a day are left out.
 */
export function newAndUpdated<Item extends Dated>(items: readonly Item[], count: number): Item[] {
  const dated = items.filter((item) => item.dateAdded ?? item.dateUpdated);
  const latestFirst = dated.sort((one, other) => {
    const [day, otherDay] = [changedOn(one), changedOn(other)];
    return Number(day < otherDay) - Number(day > otherDay);
  });
  const byCore = new Map<string, Item>();
  for (const item of latestFirst) if (!byCore.has(item.coreId)) byCore.set(item.coreId, item);
  return [...byCore.values()].slice(0, count);
}
