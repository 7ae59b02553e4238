import { MISSING } from '@otherfolk/shared/domain/age';

// docs/data-contract.md#5-age-grade-life-stages
const BELOW_SCHOOL = 'Grade 1';
const PRESCHOOL_YEAR = 4;
const FIRST_GRADE_YEAR = 5;
const LAST_GRADE_YEAR = 17;
const COLLEGE = ['College Freshman', 'College Sophomore', 'College Junior', 'College Senior'];

/** The grade in words, by the calculated age in whole years: the dash for a missing one, as for the ageless. */
export function gradeOf(age: number | undefined): string {
  if (age === undefined) return MISSING;
  if (age < PRESCHOOL_YEAR) return BELOW_SCHOOL;
  if (age === PRESCHOOL_YEAR) return 'Preschool';
  if (age <= LAST_GRADE_YEAR) return `Grade ${age - FIRST_GRADE_YEAR}`;
  return COLLEGE[age - LAST_GRADE_YEAR - 1] ?? 'Adult';
}
