import { MONTH_NAMES, WEEKDAY_NAMES } from './day-names';
import { dayPartsOf, type LocalDay, weekdayOf } from './local-day';

/** Names the day of the week, such as 'Tuesday'. */
export const weekdayText = (day: LocalDay): string => WEEKDAY_NAMES[weekdayOf(day)] ?? '';

/** Writes a day as in 'April 17'. */
export function monthAndDay(day: LocalDay): string {
  const { month, day: dayOfMonth } = dayPartsOf(day);
  return `${MONTH_NAMES[month - 1]} ${dayOfMonth}`;
}

/** Writes a day as in 'Wednesday, April 17, 2002'. */
export const longDate = (day: LocalDay): string => `${weekdayText(day)}, ${monthAndDay(day)}, ${dayPartsOf(day).year}`;
