import { type AgeGrade, birthdayIn } from './age';
import { dayPartsOf, type LocalDay } from './local-day';

interface Born {
  ageGrade?: AgeGrade | undefined;
}

const monthOf = (day: LocalDay): string => day.slice(0, -3);

/**
 * Whose birthday falls in the month of `today`, and on which day: those from today on first, then those that have been. Several on
 * one day keep their order. Only entries with an `ageGrade` have birthdays; one on 29 February is on 1 March in a common year.
 */
export function birthdaysInMonth<Entry extends Born>(
  entries: readonly Entry[],
  today: LocalDay,
): { entry: Entry; day: LocalDay }[] {
  const { year } = dayPartsOf(today);
  const born = entries.flatMap((entry) => {
    const day = entry.ageGrade && birthdayIn(year, entry.ageGrade);
    return day !== undefined && monthOf(day) === monthOf(today) ? [{ entry, day }] : [];
  });
  const hasBeen = (day: LocalDay) => Number(day < today);
  return born.sort(
    ({ day: one }, { day: other }) => hasBeen(one) - hasBeen(other) || Number(one > other) - Number(one < other),
  );
}

/** As in 'April 17'. */
export const birthdayText = (day: LocalDay): string =>
  new Date(day).toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });
