/** A calendar day without a time zone, YYYY-MM-DD, years 0001 to 9999. */
export type LocalDay = `${number}-${number}-${number}`;

export const DAY_PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;
const MS_PER_DAY = 86_400_000;

export interface DayParts {
  year: number;
  /** 1 to 12. */
  month: number;
  day: number;
}

// Days are counted in UTC, where none is an hour short, and Date.UTC would read the years 0 to 99 as 1900 to 1999.
function utcOf({ year, month, day }: DayParts): Date {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date;
}

/** A day past the end of its month runs on into the next: 29 February is 1 March in a common year. */
export function localDayFrom(parts: DayParts): LocalDay | undefined {
  const date = utcOf(parts);
  const year = date.getUTCFullYear();
  if (!(year >= 1 && year <= 9999)) return undefined;
  return date.toISOString().slice(0, 10) as LocalDay;
}

export function dayPartsOf(day: LocalDay): DayParts {
  const [year = NaN, month = NaN, dayOfMonth = NaN] = day.split('-').map(Number);
  return { year, month, day: dayOfMonth };
}

/** Undefined for anything but the text of a day that the calendar has. */
export function parseLocalDay(text: unknown): LocalDay | undefined {
  if (typeof text !== 'string' || !DAY_PATTERN.test(text)) return undefined;
  const day = text as LocalDay;
  return localDayFrom(dayPartsOf(day)) === day ? day : undefined;
}

/** The day on the wall calendar of whoever runs this code. */
export function localDayOf(date: Date): LocalDay {
  const day = localDayFrom({ year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() });
  if (!day) throw new RangeError('Not a date between the years 1 and 9999');
  return day;
}

/** Whole days from the first to the second; negative where the second is earlier. */
export function daysBetween(from: LocalDay, to: LocalDay): number {
  return (utcOf(dayPartsOf(to)).getTime() - utcOf(dayPartsOf(from)).getTime()) / MS_PER_DAY;
}

/** 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (day: LocalDay): number => utcOf(dayPartsOf(day)).getUTCDay();
