import { type AgeGrade, birthdayIn, calculatedAge } from '../age';
import { dayPartsOf, daysBetween, type LocalDay } from '../local-day';
import type { Order } from './list-definition';

/** Days until the birthday that comes next; today's is 0. Undefined for an item without an `ageGrade`, as for its badge. */
export function daysToBirthday(ageGrade: AgeGrade | undefined, today: LocalDay): number | undefined {
  if (!ageGrade) return undefined;
  const { year } = dayPartsOf(today);
  const next = [birthdayIn(year, ageGrade), birthdayIn(year + 1, ageGrade)].find((day) => day && day >= today);
  return next && daysBetween(today, next);
}

interface Aged {
  ageGrade?: AgeGrade | undefined;
  ageless?: boolean | undefined;
}

export const birthdayOrder: Order<Aged> = {
  value: 'birthday',
  label: 'Next birthday',
  keyOf: ({ ageGrade }, { today }) => daysToBirthday(ageGrade, today),
};

export const ageOrder: Order<Aged> = {
  value: 'age',
  label: 'Age',
  keyOf: ({ ageGrade, ageless }, { today, baseAge }) => calculatedAge({ ageGrade, ageless, today, baseAge }),
};
