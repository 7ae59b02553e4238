import { MONTH_NAMES } from '../../domain/day-names';

export interface Birthday {
  month: number;
  day: number;
  year?: number;
  /** A sentence where the text can be read in two ways. */
  note?: string;
}

const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const MONTH = `(sept|${MONTH_NAMES.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|')})\.?`;
const DAY = String.raw`(\d{1,2})(?:st|nd|rd|th|\.)?`;
const YEAR = String.raw`(?:,? ?(?:of )?(?<year>\d{4}))?`;
const MONTH_FIRST = new RegExp(`^${MONTH} (?:the )?${DAY}${YEAR}$`, 'i');
const DAY_FIRST = new RegExp(`^(?:the )?${DAY} ?(?:of )?${MONTH}${YEAR}$`, 'i');
const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:T.*)?$/;
const NUMBERS = /^(\d{1,2})([-/.])(\d{1,2})(?:\2(\d{4}|\d{2}))?\.?$/;
const WEEKDAY = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day,? /i;

const monthOf = (name: string | undefined): number =>
  MONTH_NAMES.findIndex((each) => each.toLowerCase().startsWith((name ?? '').slice(0, 3).toLowerCase())) + 1;

function birthday(month: number, day: number, year?: string, note?: string): Birthday | undefined {
  if (!(day >= 1 && day <= (DAYS[month - 1] ?? 0))) return undefined;
  if (year === undefined) return { month, day, ...(note ? { note } : {}) };
  const years = Number(year);
  if (years > 0 && year.length === 4) return { month, day, year: years, ...(note ? { note } : {}) };
  const unclear = `The year ${year} tells no time, and is left out.`;
  return { month, day, note: note ? `${note} ${unclear}` : unclear };
}

function fromNumbers(text: string): Birthday | undefined {
  const [matched, one = '', sign, other = '', year] = NUMBERS.exec(text) ?? [];
  if (matched === undefined) return undefined;
  const [first, second] = [Number(one), Number(other)];
  // Dots are written where the day comes first.
  if (first > 12 || sign === '.') return birthday(second, first, year);
  const isClear = second > 12 || first === second;
  const name = MONTH_NAMES[first - 1] ?? '';
  return birthday(
    first,
    second,
    year,
    isClear ? undefined : `${text} is read with the month first: ${name} ${second}.`,
  );
}

/** The day of a birthday, and its year where the text has one: `August 14th`, `14 Aug 1999`, `08/14`, `1999-08-14`. Undefined for other words. */
export function readBirthday(source: string): Birthday | undefined {
  const text = source.trim().replace(/\s+/g, ' ').replace(WEEKDAY, '');
  const iso = ISO.exec(text);
  if (iso) return birthday(Number(iso[2]), Number(iso[3]), iso[1]);
  const monthFirst = MONTH_FIRST.exec(text);
  if (monthFirst) return birthday(monthOf(monthFirst[1]), Number(monthFirst[2]), monthFirst.groups?.year);
  const dayFirst = DAY_FIRST.exec(text);
  if (dayFirst) return birthday(monthOf(dayFirst[2]), Number(dayFirst[1]), dayFirst.groups?.year);
  return fromNumbers(text);
}
