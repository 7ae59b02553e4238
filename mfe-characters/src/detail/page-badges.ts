import type { LocalDay } from '@otherfolk/shared/domain/local-day';
import { isWithinDays, PAGE_BADGE_DAYS } from '@otherfolk/shared/domain/recency';
import { type Staged } from '@otherfolk/shared/domain/release';
import { detailTexts } from '../texts/detail';

const texts = detailTexts.badges;

export type PageBadge = (typeof texts)[keyof typeof texts];

interface Recorded extends Staged {
  dateAdded?: LocalDay | undefined;
  dateUpdated?: LocalDay | undefined;
}

/** The badges of a character page, in order (docs/product.md#badges-of-a-character-page). */
export function pageBadges(record: Recorded, { today, release }: { today: LocalDay; release: number }): PageBadge[] {
  const badges: PageBadge[] = [texts.character];
  if (!record.published) badges.push(texts.pipeline);
  if ((record.version ?? release) > release) badges.push(texts.nextRelease);
  if (isWithinDays(record.dateAdded, today, PAGE_BADGE_DAYS)) badges.push(texts.added);
  else if (isWithinDays(record.dateUpdated, today, PAGE_BADGE_DAYS)) badges.push(texts.updated);
  return badges;
}
