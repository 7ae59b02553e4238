import type { CharacterSectionKey } from '@otherfolk/shared/catalogue/schemas/character-sections';
import type { MergedCharacter } from '../merged-character';
import type { RowGroup } from './row-groups';

/** Where a value lies in a merged character. */
export type KeyPath = readonly string[];

/** A row, and the keys of the merged character that it shows. */
export interface LifeField {
  group: RowGroup;
  heading: string;
  keys: readonly KeyPath[];
}

const of = (group: RowGroup, heading: string, ...keys: KeyPath[]): LifeField => ({ group, heading, keys });

const section = (group: RowGroup, key: CharacterSectionKey) => of(group, group, ['sections', key]);

const BIRTHDAY: KeyPath[] = [
  ['ageGrade', 'birthMonth'],
  ['ageGrade', 'birthDay'],
];
const FORMULA: KeyPath = ['ageGrade', 'ageFormula'];
const AGELESS: KeyPath = ['ageless'];
const AGE = [...BIRTHDAY, FORMULA, AGELESS];

export const TAGS = of('Tags', 'Tags', ['tags']);
export const FAMILY = of('Family', 'Family', ['family']);
export const LIFE_STAGES = section('Life Stages', 'Life Stages');

/** Stories first. Of what follows from the age, the age alone is what a life changes. */
const BEFORE_SHEETS: readonly LifeField[] = [
  section('Overview', 'Overview'),
  section('Backstory', 'Backstory'),
  section('RP Hooks', 'RP Hooks'),
  section('Romance Vibe', 'Romance Vibe'),
  section('Personality Breakdown', 'Personality Breakdown'),
  section('Emotional Notes', 'Emotional Notes'),
  section('Preferences', 'Preferences'),
  section('Relationships', 'relationships'),
  section('Favorites & Quirks', 'Favorites & Quirks'),
  section('Sample Voice', 'Sample Voice'),
  LIFE_STAGES,
  of('Names', 'Name', ['overrideName'], ['nameInfo', 'fullName'], ['name']),
  of('Names', 'Formal name', ['nameInfo', 'formalName']),
  of('Names', 'Full name', ['nameInfo', 'fullName']),
  of('Names', 'First name', ['nameInfo', 'firstName']),
  of('Names', 'Last name', ['nameInfo', 'lastName']),
  of('Names', 'Nickname', ['nameInfo', 'nickname']),
  of('Names', 'Informal name', ['nameInfo', 'informalName']),
  of('Age', 'Age', ...AGE),
  of('Age', 'Age formula', FORMULA),
  of('Age', 'Birth date', ...BIRTHDAY, AGELESS),
  of('Grade', 'Grade', ...AGE),
  of('Body', 'Height', ['physical', 'height']),
  of('Body', 'Weight', ['physical', 'weight']),
  of('Body', 'Measurements', ['physical', 'measurements']),
  of('Body', 'Build', ['physical', 'build']),
  TAGS,
  FAMILY,
];

/** What a character has of rows: the same for each, and then one for each of its sheets. */
export const fieldsOf = ({ characterSheets = {} }: Pick<MergedCharacter, 'characterSheets'>): LifeField[] => [
  ...BEFORE_SHEETS,
  ...Object.keys(characterSheets).map((sheet) => of('Character Sheets', sheet, ['characterSheets', sheet])),
];

/** Names a row where sheets may have the headings of others. */
export const keyOfField = ({ group, heading }: Pick<LifeField, 'group' | 'heading'>): string => `${group}/${heading}`;
