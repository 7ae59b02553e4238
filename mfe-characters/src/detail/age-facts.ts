import { type AgeInput, ageText, birthDateOf, calculatedAge, MISSING, saysAge } from '@otherfolk/shared/domain/age';
import { DEFAULT_AGE_FORMULA } from '@otherfolk/shared/domain/age-formula';
import { longDate } from '@otherfolk/shared/domain/day-text';
import { gradeOf } from './grade';

export interface AgeFacts {
  age: string;
  formula: string;
  grade: string;
  birthDate: string;
}

/** The facts of an age that readers see, with a dash in the place of what is not known; undefined where a person says nothing of it. */
export function ageFacts(input: AgeInput): AgeFacts | undefined {
  const { ageGrade, ageless } = input;
  if (!ageless && !saysAge(ageGrade)) return undefined;
  const birthDate = birthDateOf(input);
  return {
    age: ageText(input),
    formula: ageGrade?.ageFormula?.trim() || DEFAULT_AGE_FORMULA,
    grade: ageless ? MISSING : gradeOf(calculatedAge(input)),
    birthDate: birthDate ? longDate(birthDate) : MISSING,
  };
}
