import { showsMeasurements } from '@otherfolk/shared/domain/adults';
import { type AgeInput, ageText, birthDateOf, calculatedAge, MISSING } from '@otherfolk/shared/domain/age';
import { DEFAULT_AGE_FORMULA } from '@otherfolk/shared/domain/age-formula';
import { longDate } from '@otherfolk/shared/domain/day-text';
import type { MergedCharacter } from '../merged-character';
import { gradeOf } from './grade';

export interface StatGroup {
  heading: 'Age' | 'Body' | 'Names';
  rows: [term: string, value: string][];
}

const filled = (rows: [string, string | undefined][]): [string, string][] =>
  rows.filter((row): row is [string, string] => row[1] !== undefined && row[1].trim() !== '');

/** The facts of a character, each group only with what there is; ages always, with a dash where there is none. */
export function statGroups(
  character: Pick<MergedCharacter, 'ageless' | 'nameInfo' | 'physical'>,
  age: AgeInput,
): StatGroup[] {
  const { physical = {}, nameInfo = {}, ageless } = character;
  const birthDate = birthDateOf(age);
  const groups: StatGroup[] = [
    {
      heading: 'Age',
      rows: [
        ['Age', ageText(age)],
        ['Age formula', age.ageGrade?.ageFormula?.trim() || DEFAULT_AGE_FORMULA],
        ['Grade', ageless ? MISSING : gradeOf(calculatedAge(age))],
        ['Birth date', birthDate ? longDate(birthDate) : MISSING],
      ],
    },
    {
      heading: 'Body',
      rows: filled([
        ['Height', physical.height],
        ['Weight', physical.weight],
        ['Measurements', showsMeasurements(age) ? physical.measurements : undefined],
        ['Build', physical.build],
      ]),
    },
    {
      heading: 'Names',
      rows: filled([
        ['Formal name', nameInfo.formalName],
        ['Full name', nameInfo.fullName],
        ['First name', nameInfo.firstName],
        ['Last name', nameInfo.lastName],
        ['Nickname', nameInfo.nickname],
        ['Informal name', nameInfo.informalName],
      ]),
    },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}
