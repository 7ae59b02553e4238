import { MONTH_NAMES } from './day-names';
import { dayPartsOf, type LocalDay, localDayFrom, parseLocalDay } from './local-day';

/** A month of the calendar, YYYY-MM. */
export type Month = `${number}-${number}`;

export const monthOf = (day: LocalDay): Month => day.slice(0, -3) as Month;

const firstDayOf = (month: Month): LocalDay => `${month}-01` as LocalDay;

/** Undefined for anything but the text of a month that the calendar has. */
export function parseMonth(text: unknown): Month | undefined {
  const first = typeof text === 'string' ? parseLocalDay(`${text}-01`) : undefined;
  return first && monthOf(first);
}

/** The month so many months later, earlier where it is negative; undefined outside of the years 1 to 9999. */
export function monthsAfter(month: Month, months: number): Month | undefined {
  const parts = dayPartsOf(firstDayOf(month));
  const day = localDayFrom({ ...parts, month: parts.month + months });
  return day && monthOf(day);
}

/** All days of a month, in order. */
export function daysOf(month: Month): LocalDay[] {
  const parts = dayPartsOf(firstDayOf(month));
  const days = Array.from({ length: 31 }, (_, index) => localDayFrom({ ...parts, day: index + 1 }));
  return days.filter((day): day is LocalDay => day !== undefined && monthOf(day) === month);
}

/** Writes a month as in 'November 2026'. */
export function monthText(of: Month): string {
  const { year, month } = dayPartsOf(firstDayOf(of));
  return `${MONTH_NAMES[month - 1]} ${year}`;
}
