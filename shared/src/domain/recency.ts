import { daysBetween, type LocalDay } from './local-day';

export const PAGE_BADGE_DAYS = 7; // SPEC 9
export const CARD_BADGE_DAYS = 14; // SPEC 9

/** The last day of the window counts; a day in the future counts as today; a missing one as long ago. */
export function isWithinDays(day: LocalDay | undefined, today: LocalDay, days: number): boolean {
  return day !== undefined && daysBetween(day, today) <= days; // DATA-CONTRACT 6
}
