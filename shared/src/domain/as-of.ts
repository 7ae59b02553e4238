import type { LocalDay } from './local-day';
import type { Staged } from './release';

/** An item as it counts on a day: published where its day has come. The very item where that changes nothing. */
export function asOf<Item extends Staged>(item: Item, today: LocalDay): Item {
  const { published = false, releaseAt } = item;
  return !published && releaseAt !== undefined && releaseAt <= today ? { ...item, published: true } : item;
}
