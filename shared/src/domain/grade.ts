import { MISSING } from './age';

// docs/data-contract.md#5-age-grade-life-stages
const TOO_YOUNG = 'Too Young';
const PRESCHOOL_YEAR = 4;
const FIRST_GRADE_YEAR = 5;
const LAST_GRADE_YEAR = 17;
const COLLEGE = ['College Freshman', 'College Sophomore', 'College Junior', 'College Senior'];
const ADULT_FALLBACK_AGE = 18;
const YOUNG_FALLBACK_AGE = 7;

function schoolGrade(schoolYear: number): string | undefined {
  if (schoolYear < PRESCHOOL_YEAR) return TOO_YOUNG;
  if (schoolYear === PRESCHOOL_YEAR) return 'Preschool';
  if (schoolYear <= LAST_GRADE_YEAR) return `Grade ${schoolYear - FIRST_GRADE_YEAR}`;
  return COLLEGE[schoolYear - LAST_GRADE_YEAR - 1];
}

/** The grade in words, by the calculated age in whole years: the dash for a missing one, as for the ageless. */
export function gradeOf(age: number | undefined): string {
  if (age === undefined) return MISSING;
  const grade = schoolGrade(age);
  if (!grade && age >= ADULT_FALLBACK_AGE) return 'Adult';
  if ((!grade || grade === TOO_YOUNG) && age <= YOUNG_FALLBACK_AGE) return 'Grade 1';
  return grade ?? MISSING;
}
