import { evaluateAgeFormula } from './age-formula';
import { dayPartsOf, type LocalDay, localDayFrom } from './local-day';

/** The text in the place of a missing value. */
export const MISSING = '–'; // docs/data-contract.md#5-age-grade-life-stages

export const AGELESS = 'Ageless'; // docs/data-contract.md#4-character-variant
export const DEFAULT_BASE_AGE = 18; // docs/data-contract.md#5-age-grade-life-stages
const DEFAULT_BIRTH_MONTH = 1; // docs/data-contract.md#5-age-grade-life-stages
const DEFAULT_BIRTH_DAY = 1; // docs/data-contract.md#5-age-grade-life-stages

export interface AgeGrade {
  /** 1 to 12. */
  birthMonth?: number | undefined;
  /** 1 to 31. */
  birthDay?: number | undefined;
  ageFormula?: string | undefined;
}

/** Whether anything is said of an age: a formula and a birthday that are not given have defaults only beside one that is. */
export const saysAge = ({ birthMonth, birthDay, ageFormula }: AgeGrade = {}): boolean =>
  birthMonth !== undefined || birthDay !== undefined || Boolean(ageFormula?.trim());

export interface AgeInput {
  ageGrade?: AgeGrade | undefined;
  ageless?: boolean | undefined;
  baseAge: number;
  today: LocalDay;
}

/** Undefined only outside the years 1 to 9999. */
export function birthdayIn(year: number, ageGrade: AgeGrade = {}): LocalDay | undefined {
  return localDayFrom({
    year,
    month: ageGrade.birthMonth ?? DEFAULT_BIRTH_MONTH,
    day: ageGrade.birthDay ?? DEFAULT_BIRTH_DAY,
  });
}

/** The age that the formula gives today, for the ageless too. Undefined where it gives none. */
export function formulaAge({ ageGrade, baseAge, today }: AgeInput): number | undefined {
  const years = evaluateAgeFormula(ageGrade?.ageFormula, baseAge);
  if (years === undefined) return undefined;
  const birthday = birthdayIn(dayPartsOf(today).year, ageGrade);
  const age = birthday !== undefined && today < birthday ? years - 1 : years; // docs/data-contract.md#5-age-grade-life-stages
  return age < 0 ? undefined : age;
}

/** The age in whole years; undefined for the ageless and where the formula gives no age. */
export function calculatedAge(input: AgeInput): number | undefined {
  return input.ageless ? undefined : formulaAge(input);
}

/** Undefined for the ageless, and for anyone born before the year 1. */
export function birthDateOf(input: AgeInput): LocalDay | undefined {
  const years = evaluateAgeFormula(input.ageGrade?.ageFormula, input.baseAge);
  if (input.ageless || years === undefined) return undefined;
  return birthdayIn(dayPartsOf(input.today).year - years, input.ageGrade); // docs/data-contract.md#5-age-grade-life-stages
}

/** 'Ageless', the age as text, or the dash. */
export function ageText(input: AgeInput): string {
  if (input.ageless) return AGELESS;
  if (!saysAge(input.ageGrade)) return MISSING;
  return calculatedAge(input)?.toString() ?? MISSING;
}
