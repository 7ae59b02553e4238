import { showsMeasurements } from '@otherfolk/shared/domain/adults';
import { type AgeInput, MISSING } from '@otherfolk/shared/domain/age';
import type { MergedCharacter } from '../merged-character';
import { ageFacts } from './age-facts';

export interface StatGroup {
  heading: 'Age' | 'Body' | 'Names';
  rows: [term: string, value: string][];
}

const filled = (rows: [string, string | undefined][]): [string, string][] =>
  rows.filter((row): row is [string, string] => row[1] !== undefined && row[1].trim() !== '');

/** The facts of a character, each group only with what there is; an age always, a dash where nothing is said of it. */
export function statGroups(character: Pick<MergedCharacter, 'nameInfo' | 'physical'>, age: AgeInput): StatGroup[] {
  const { physical = {}, nameInfo = {} } = character;
  const facts = ageFacts(age);
  const groups: StatGroup[] = [
    {
      heading: 'Age',
      rows: facts
        ? [
            ['Age', facts.age],
            ['Age formula', facts.formula],
            ['Grade', facts.grade],
            ['Birth date', facts.birthDate],
          ]
        : [['Age', MISSING]],
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
