import { MONTH_NAMES, WEEKDAY_NAMES } from './day-names';
import { dayPartsOf, type LocalDay, weekdayOf } from './local-day';

/** As in 'Tuesday'. */
export const weekdayText = (day: LocalDay): string => WEEKDAY_NAMES[weekdayOf(day)] ?? '';

/** As in 'April 17'. */
export function monthAndDay(day: LocalDay): string {
  const { month, day: dayOfMonth } = dayPartsOf(day);
  return `${MONTH_NAMES[month - 1]} ${dayOfMonth}`;
}

/** As in 'Wednesday, April 17, 2002'. */
export const longDate = (day: LocalDay): string => `${weekdayText(day)}, ${monthAndDay(day)}, ${dayPartsOf(day).year}`;
