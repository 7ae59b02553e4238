import { GENRES } from '../../domain/genres';
import { ageFormulaOf, readAge } from '../values/read-age';
import { readBirthday } from '../values/read-birthday';
import { type Measured, readHeight } from '../values/read-height';
import { readRating } from '../values/read-rating';
import { readTag, type TagGroup } from '../values/read-tag';
import { readWeight } from '../values/read-weight';
import { partsOf } from './list-or-text';
import { colourAt, dayAt, textAt } from './plain-targets';
import { split, type Target, type ValuePart } from './target';

const kinds = ['character'] as const;

const named = (key: string, label: string, names: string): Target => ({
  id: `nameInfo.${key}`,
  label,
  kinds,
  names: [label, ...split(names)],
  read: textAt(['nameInfo', key], 'person'),
});

/** A measure in our form, or in the words of the source. */
const measured =
  (key: string, read: (text: string) => Measured | undefined) =>
  (source: string): ValuePart[] => {
    const { text, note } = read(source) ?? { text: source };
    return [{ to: ['physical', key], value: text, of: 'person', ...(note ? { note } : {}) }];
  };

/** The sheet for what a tag or a number does not tell. */
const DETAILS = 'Details';

export const detail = (label: string, text: string): ValuePart => ({
  to: ['characterSheets', DETAILS, label],
  value: text,
});

const tagged =
  (group: TagGroup) =>
  (text: string): ValuePart[] | undefined => {
    const read = readTag(group, text);
    if (!read) return undefined;
    const { tag, isWhole } = read;
    const part: ValuePart = { to: ['tags'], value: [{ group: tag.group, name: tag.name }], of: 'person' };
    return isWhole ? [part] : [part, detail(group.replace('Color', 'color'), text)];
  };

/** A longer part is no name of a tag, but a sentence. */
const MAX_TAG_NAME = 40;

const tags =
  (group: string, of: 'person' | 'life') =>
  (text: string): ValuePart[] | undefined => {
    const names = partsOf(text);
    if (names.some((name) => name.length > MAX_TAG_NAME)) return undefined;
    return [{ to: ['tags'], value: names.map((name) => ({ group, name })), of }];
  };

function birthday(text: string): ValuePart[] | undefined {
  const read = readBirthday(text);
  if (!read) return undefined;
  const { month, day, year, note } = read;
  return [
    { to: ['ageGrade', 'birthMonth'], value: month, of: 'person', ...(note ? { note } : {}) },
    { to: ['ageGrade', 'birthDay'], value: day, of: 'person' },
    // People grow with the base age; the year of the source is no fact of the catalogue, and yet is not lost.
    ...(year === undefined ? [] : [detail('Year of birth', String(year))]),
  ];
}

function age(text: string): ValuePart[] | undefined {
  if (/^(?:ageless|immortal)$/i.test(text.trim()))
    return [{ to: ['variantOverrides', 'ageless'], value: true, of: 'life' }];
  const years = readAge(text);
  return years === undefined
    ? undefined
    : [
        {
          to: ['ageGrade', 'ageFormula'],
          value: ageFormulaOf(years),
          of: 'person',
          note: `${years} at the base age of 18.`,
        },
      ];
}

function rating(text: string): ValuePart[] | undefined {
  const value = readRating(text);
  return value === undefined ? undefined : [{ to: ['recordInfo', 'contentRating'], value, of: 'life' }];
}

const GENRE_NAMES = new Map(GENRES.map((genre) => [genre.toLowerCase(), genre] as const));

const genres = (text: string): ValuePart[] => [
  {
    to: ['tags'],
    value: partsOf(text).map((name) => ({ group: 'Genre', name: GENRE_NAMES.get(name.toLowerCase()) ?? name })),
    of: 'life',
  },
];

/** The places of facts about a person or a life. */
export const FACT_TARGETS: readonly Target[] = [
  {
    id: 'name',
    label: 'Name',
    kinds,
    names: split('name|character|character name|charname|title'),
    says: 'name',
  },
  {
    id: 'world',
    label: 'World of the life',
    kinds,
    names: split('world|universe|setting|verse|au|campaign|series|story|fandom'),
    says: 'world',
  },
  named('fullName', 'Full name', 'fullname|full|complete name|birth name|real name|legal name'),
  named('firstName', 'First name', 'firstname|forename|given name'),
  named('lastName', 'Last name', 'lastname|surname|family name'),
  named('nickname', 'Nickname', 'nicknames|alias|aliases|aka|a.k.a.|also known as|nick|goes by'),
  named('formalName', 'Formal name', 'formalname|honorific'),
  named('informalName', 'Informal name', 'informalname|short name|pet name'),
  { id: 'age', label: 'Age', kinds, names: split('age|current age|years|age (years)'), read: age },
  {
    id: 'birthday',
    label: 'Birthday',
    kinds,
    names: split('birthday|birthdate|birth date|date of birth|dob|born|b-day|bday'),
    read: birthday,
  },
  {
    id: 'height',
    label: 'Height',
    kinds,
    names: split('height|height (cm)|height (ft)|tall'),
    read: measured('height', readHeight),
  },
  {
    id: 'weight',
    label: 'Weight',
    kinds,
    names: split('weight|weight (kg)|weight (lbs)|mass'),
    read: measured('weight', readWeight),
  },
  {
    id: 'measurements',
    label: 'Measurements',
    kinds,
    names: split('measurements'),
    read: textAt(['physical', 'measurements'], 'person'),
  },
  {
    id: 'build',
    label: 'Build',
    kinds,
    names: split('build|body type|physique|figure|body'),
    read: textAt(['physical', 'build'], 'person'),
  },
  {
    id: 'gender',
    label: 'Gender',
    kinds,
    names: split('gender|sex|pronouns|gender identity|pronoun|genders'),
    read: tagged('Gender'),
  },
  {
    id: 'eyes',
    label: 'Eye color',
    kinds,
    names: split('eye color|eye colour|eyes|eyecolor|eye'),
    read: tagged('Eye Color'),
  },
  {
    id: 'hair',
    label: 'Hair color',
    kinds,
    names: split('hair color|hair colour|hair|haircolor'),
    read: tagged('Hair Color'),
  },
  { id: 'species', label: 'Species', kinds, names: split('species|race|ancestry'), read: tags('Species', 'life') },
  {
    id: 'occupation',
    label: 'Role',
    kinds,
    names: split('occupation|job|profession|role|occupations'),
    read: tags('Role', 'life'),
  },
  { id: 'genre', label: 'Genre', kinds, names: split('genre|genres'), read: genres },
  { id: 'tags', label: 'Tags', kinds, names: split('tags|tag|keywords|labels'), read: tags('', 'life') },
  {
    id: 'rating',
    label: 'Content rating',
    kinds,
    names: split('rating|content rating|contentrating|nsfw|maturity|rated|is nsfw|age rating'),
    read: rating,
  },
  { id: 'family', label: 'Family', kinds, names: split('family|house|clan|dynasty|bloodline'), says: 'family' },
  {
    id: 'image',
    label: 'Picture',
    kinds,
    names: split('image|picture|avatar|portrait|art|icon|token|img|image url|photo|thumbnail|cover|banner|headshot'),
    says: 'image',
  },
  {
    id: 'themeColor',
    label: 'Theme colour',
    kinds,
    names: split('themecolor|theme color|theme colour|color|colour|hex|color code'),
    read: colourAt(['styling', 'themeColor'], 'person'),
  },
  {
    id: 'accentColor',
    label: 'Accent colour',
    kinds,
    names: split('accentcolor|accent color|accent colour|accent'),
    read: colourAt(['styling', 'accentColor'], 'person'),
  },
  {
    id: 'modelName',
    label: 'Model',
    kinds,
    names: split('modelname|model name|model'),
    read: textAt(['recordInfo', 'modelName'], 'person'),
  },
  {
    id: 'dateAdded',
    label: 'Date added',
    kinds,
    names: split('dateadded|date added|created|created at|date created|created_at|date'),
    read: dayAt(['recordInfo', 'dateAdded'], 'life'),
  },
  {
    id: 'dateUpdated',
    label: 'Date updated',
    kinds,
    names: split('dateupdated|date updated|updated|modified|updated_at|last modified|last updated'),
    read: dayAt(['recordInfo', 'dateUpdated'], 'life'),
  },
  {
    id: 'private',
    label: 'Private',
    kinds,
    names: split('private|is_private|is private|secret|hidden|hide|draft|isprivate'),
    says: 'private',
  },
];
