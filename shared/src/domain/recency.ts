import { daysBetween, type LocalDay } from './local-day';

export const PAGE_BADGE_DAYS = 7; // docs/product.md#constants
export const CARD_BADGE_DAYS = 14; // docs/product.md#constants

/** The last day of the window counts; a day in the future counts as today; a missing one as long ago. */
export function isWithinDays(day: LocalDay | undefined, today: LocalDay, days: number): boolean {
  return day !== undefined && daysBetween(day, today) <= days; // docs/data-contract.md#6-index-entries
}
