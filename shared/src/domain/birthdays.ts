import { type AgeGrade, birthdayIn } from './age';
import { type Month, monthOf } from './calendar-month';
import { dayPartsOf, type LocalDay } from './local-day';

interface Born {
  ageGrade?: AgeGrade | undefined;
}

/** The entries with a birthday in a month, each with its day, in the order of the entries. Only those with an `ageGrade` have birthdays. */
function birthdaysIn<Entry extends Born>(entries: readonly Entry[], month: Month): { entry: Entry; day: LocalDay }[] {
  const { year } = dayPartsOf(`${month}-01` as LocalDay);
  return entries.flatMap((entry) => {
    const day = entry.ageGrade && birthdayIn(year, entry.ageGrade);
    return day !== undefined && monthOf(day) === month ? [{ entry, day }] : [];
  });
}

/** The people whose birthday falls in a month, by day, each once on a day: lives of one person often share it. */
export function peopleBornIn<Entry extends Born & { coreId: string }>(
  entries: readonly Entry[],
  month: Month,
): { entry: Entry; day: LocalDay }[] {
  const seen = new Set<string>();
  const born = birthdaysIn(entries, month).filter(({ entry: { coreId }, day }) => {
    const key = `${day} ${coreId}`;
    return !seen.has(key) && seen.add(key);
  });
  return born.sort(({ day: one }, { day: other }) => Number(one > other) - Number(one < other));
}

/** The next birthday of each person of whom one is written, from today on, the nearest first: lives of one person often share it. */
export function nextBirthdays<Entry extends Born & { coreId: string }>(
  entries: readonly Entry[],
  today: LocalDay,
): { entry: Entry; day: LocalDay }[] {
  const { year } = dayPartsOf(today);
  const next = entries.flatMap((entry) => {
    const days = [year, year + 1].map((each) => entry.ageGrade?.birthMonth && birthdayIn(each, entry.ageGrade));
    const day = days.find((each) => each && each >= today);
    return day ? [{ entry, day }] : [];
  });
  const nearest = new Map<string, { entry: Entry; day: LocalDay }>();
  for (const each of next.sort(({ day: one }, { day: other }) => Number(one > other) - Number(one < other))) {
    if (!nearest.has(each.entry.coreId)) nearest.set(each.entry.coreId, each);
  }
  return [...nearest.values()];
}

/**
 * The entries with a birthday in the month of `today`, each with its day: those from today on first, then those that have been. Several on
 * one day keep their order. Only entries with an `ageGrade` have birthdays; one on 29 February is on 1 March in a common year.
 */
export function birthdaysInMonth<Entry extends Born>(
  entries: readonly Entry[],
  today: LocalDay,
): { entry: Entry; day: LocalDay }[] {
  const born = birthdaysIn(entries, monthOf(today));
  const hasBeen = (day: LocalDay) => Number(day < today);
  return born.sort(
    ({ day: one }, { day: other }) => hasBeen(one) - hasBeen(other) || Number(one > other) - Number(one < other),
  );
}
