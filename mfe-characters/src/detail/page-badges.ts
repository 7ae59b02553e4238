import type { LocalDay } from '@otherfolk/shared/domain/local-day';
import { isWithinDays, PAGE_BADGE_DAYS } from '@otherfolk/shared/domain/recency';
import { type Staged } from '@otherfolk/shared/domain/release';

export type PageBadge = 'Character' | 'Pipeline' | 'Next Release' | 'New' | 'Updated';

interface Recorded extends Staged {
  dateAdded?: LocalDay | undefined;
  dateUpdated?: LocalDay | undefined;
}

/** The badges of a character page, in order (docs/product.md#badges-of-a-character-page). */
export function pageBadges(record: Recorded, { today, release }: { today: LocalDay; release: number }): PageBadge[] {
  const badges: PageBadge[] = ['Character'];
  if (!record.published) badges.push('Pipeline');
  if ((record.version ?? release) > release) badges.push('Next Release');
  if (isWithinDays(record.dateAdded, today, PAGE_BADGE_DAYS)) badges.push('New');
  else if (isWithinDays(record.dateUpdated, today, PAGE_BADGE_DAYS)) badges.push('Updated');
  return badges;
}
