import {
  CHARACTER_SECTION_KEYS,
  type CharacterSectionKey,
  sectionHeading,
} from '@otherfolk/shared/kinds/character/section-table';
import type { MergedCharacter } from '../merged-character';
import { termTexts } from '../texts/terms';

/** The path of a value in a merged character. */
export type KeyPath = readonly string[];

/** A row, and the keys of the merged character that it shows. */
export interface LifeField {
  group: string;
  heading: string;
  keys: readonly KeyPath[];
}

const of = (group: string, heading: string, ...keys: KeyPath[]): LifeField => ({ group, heading, keys });

const section = (key: CharacterSectionKey) => of(sectionHeading(key), sectionHeading(key), ['sections', key]);

const BIRTHDAY: KeyPath[] = [
  ['ageGrade', 'birthMonth'],
  ['ageGrade', 'birthDay'],
];
const FORMULA: KeyPath = ['ageGrade', 'ageFormula'];
const AGELESS: KeyPath = ['ageless'];
const AGE = [...BIRTHDAY, FORMULA, AGELESS];

export const TAGS = of('Tags', termTexts.tags, ['tags']);
export const FAMILY = of('Family', 'Family', ['family']);
export const LIFE_STAGES = section('Life Stages');

/** Stories first. Of what follows from the age, the age alone is what a life changes. */
const BEFORE_SHEETS: readonly LifeField[] = [
  ...CHARACTER_SECTION_KEYS.map((key) => (key === 'Life Stages' ? LIFE_STAGES : section(key))),
  of('Names', termTexts.name, ['overrideName'], ['nameInfo', 'fullName'], ['name']),
  of('Names', termTexts.formalName, ['nameInfo', 'formalName']),
  of('Names', termTexts.fullName, ['nameInfo', 'fullName']),
  of('Names', termTexts.firstName, ['nameInfo', 'firstName']),
  of('Names', termTexts.lastName, ['nameInfo', 'lastName']),
  of('Names', termTexts.nickname, ['nameInfo', 'nickname']),
  of('Names', termTexts.informalName, ['nameInfo', 'informalName']),
  of('Age', termTexts.age, ...AGE),
  of('Age', termTexts.ageFormula, FORMULA),
  of('Age', termTexts.birthDate, ...BIRTHDAY, AGELESS),
  of('Grade', termTexts.grade, ...AGE),
  of('Body', termTexts.height, ['physical', 'height']),
  of('Body', termTexts.weight, ['physical', 'weight']),
  of('Body', termTexts.measurements, ['physical', 'measurements']),
  of('Body', termTexts.build, ['physical', 'build']),
  TAGS,
  FAMILY,
];

/** The rows of a character: the same for each, and then one for each of its sheets. */
export const fieldsOf = ({ characterSheets = {} }: Pick<MergedCharacter, 'characterSheets'>): LifeField[] => [
  ...BEFORE_SHEETS,
  ...Object.keys(characterSheets).map((sheet) => of('Character Sheets', sheet, ['characterSheets', sheet])),
];

/** Names a row where sheets may have the headings of others. */
export const keyOfField = ({ group, heading }: Pick<LifeField, 'group' | 'heading'>): string => `${group}/${heading}`;
