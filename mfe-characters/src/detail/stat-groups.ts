import { showsMeasurements } from '@otherfolk/shared/domain/adults';
import { type AgeInput, MISSING } from '@otherfolk/shared/domain/age';
import type { MergedCharacter } from '../merged-character';
import { termTexts } from '../texts/terms';
import { ageFacts } from './age-facts';

export interface StatGroup {
  heading: string;
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
      heading: termTexts.age,
      rows: facts
        ? [
            [termTexts.age, facts.age],
            [termTexts.ageFormula, facts.formula],
            [termTexts.grade, facts.grade],
            [termTexts.birthDate, facts.birthDate],
          ]
        : [[termTexts.age, MISSING]],
    },
    {
      heading: termTexts.body,
      rows: filled([
        [termTexts.height, physical.height],
        [termTexts.weight, physical.weight],
        [termTexts.measurements, showsMeasurements(age) ? physical.measurements : undefined],
        [termTexts.build, physical.build],
      ]),
    },
    {
      heading: termTexts.names,
      rows: filled([
        [termTexts.formalName, nameInfo.formalName],
        [termTexts.fullName, nameInfo.fullName],
        [termTexts.firstName, nameInfo.firstName],
        [termTexts.lastName, nameInfo.lastName],
        [termTexts.nickname, nameInfo.nickname],
        [termTexts.informalName, nameInfo.informalName],
      ]),
    },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}
