/** @jest-environment node */
import { evaluateAgeFormula } from '../../domain/age-formula';
import { ageFormulaOf, readAge } from './read-age';
import { readBirthday } from './read-birthday';
import { readHeight } from './read-height';
import { readRating } from './read-rating';
import { readTag } from './read-tag';
import { readWeight } from './read-weight';

const rounded = (text: string, unit: string) => ({ note: `${text} is rounded to whole ${unit}.` });

test.each([
  ...[
    `5'4''`,
    `5'4"`,
    '5’ 4”',
    '5 ft 4 in',
    '5ft4',
    '5 feet, 4 inches',
    '5 feet and 4 inches',
    '5′4″',
    `5'4`,
    '64 inches',
    '64"',
    '64in',
    `5'4" (162.6 cm)`,
    `5'4" / 163 cm`,
    `5'4'' (1.63m)`,
  ].map((text) => ({ text, note: {} })),
  ...['163 cm', '163cm', '1.63m', '1,63 m', '1m63', '162.6 centimeters', `163 cm (5'4")`].map((text) => ({
    text,
    note: rounded(text, 'inches'),
  })),
])('readHeight reads $text', ({ text, note }) => {
  expect(readHeight(text)).toEqual({ text: `5'4" (162.6 cm)`, ...note });
});

test.each([
  ['5 ft', `5'0" (152.4 cm)`],
  [`6'`, `6'0" (182.9 cm)`],
  [`5'10.5"`, `5'10.5" (179.1 cm)`],
  ['2 m', `6'7" (200.7 cm)`],
])('readHeight reads %s', (text, written) => expect(readHeight(text)?.text).toBe(written));

test.each([
  '',
  'tall',
  '163',
  '~163 cm',
  `5'4" in heels`,
  `5'4" (in heels)`,
  `5'4"-5'6"`,
  '0 cm',
  '5/4',
  '1e9 cm',
  'm',
])('readHeight leaves %s as words', (text) => expect(readHeight(text)).toBeUndefined());

test.each([
  ['157 lbs', {}],
  ['157lb', {}],
  ['157 pounds', {}],
  ['11 st 3', {}],
  ['11st 3lbs', {}],
  ['11 stone, 3 pounds', {}],
  ['157 lbs (71.2 kg)', {}],
  ['157 lbs / 71 kg', {}],
  ['71kg', rounded('71kg', 'pounds')],
  ['71,2 kg', rounded('71,2 kg', 'pounds')],
  ['71 kilos', rounded('71 kilos', 'pounds')],
])('readWeight reads %s', (text, note) => {
  expect(readWeight(text)).toEqual({ text: '157 lbs (71.2 kg)', ...note });
});

test.each(['', 'heavy', '157', 'about 157 lbs', '157 lbs of muscle', '0 kg', '150-160 lbs', '157 lbs (wet)'])(
  'readWeight leaves %s as words',
  (text) => expect(readWeight(text)).toBeUndefined(),
);

test.each([
  ...[
    'August 14th',
    'Aug 14',
    'aug. 14',
    '14 Aug',
    '14th of August',
    'the 14th of August',
    '14. August',
    '08/14',
    '8/14',
    '14/08',
    '14.8.',
    '08-14',
  ].map((text) => ({ text, year: {} })),
  ...[
    '1999-08-14',
    'August 14, 1999',
    '14 August 1999',
    '14.08.1999',
    '8/14/1999',
    '1999-08-14T00:00:00Z',
    'Saturday, August 14, 1999',
  ].map((text) => ({ text, year: { year: 1999 } })),
])('readBirthday reads $text', ({ text, year }) => {
  expect(readBirthday(text)).toEqual({ month: 8, day: 14, ...year });
});

test.each([
  ['8/14/99', '99'],
  ['0000-08-14', '0000'],
])('readBirthday says that it leaves the year of %s out', (text, year) => {
  const note = `The year ${year} tells no time, and is left out.`;
  expect(readBirthday(text)).toEqual({ month: 8, day: 14, note });
});

test('readBirthday says how it reads what can be read in two ways', () => {
  expect(readBirthday('08/07')).toEqual({ month: 8, day: 7, note: '08/07 is read with the month first: August 7.' });
  expect(readBirthday('07.08.')).toEqual({ month: 8, day: 7 });
  expect(readBirthday('7/7')).toEqual({ month: 7, day: 7 });
});

test.each(['', 'spring', '13/13', 'February 30', '0000-00-00', '31 June', '14', 'Mayor 5', 'Augustus the 14th king'])(
  'readBirthday leaves %s as words',
  (text) => expect(readBirthday(text)).toBeUndefined(),
);

test.each([
  ['28', 28],
  ['28 years old', 28],
  ['28yo', 28],
  ['28-year-old', 28],
  ['Age: 28', 28],
  [' 28 yrs. ', 28],
  ['1,200', 1200],
  ['0', 0],
])('readAge reads %s', (text, age) => expect(readAge(text)).toBe(age));

test.each(['', 'mid-twenties', '28-30', '28 (looks 20)', 'unknown', '-3', '28.5', '9'.repeat(40)])(
  'readAge leaves %s as words',
  (text) => expect(readAge(text)).toBeUndefined(),
);

test.each([
  [28, 'X+10'],
  [18, 'X+0'],
  [16, 'X-2'],
  [0, 'X-18'],
])('ageFormulaOf gives the age %s at the first base age', (age, formula) => {
  expect(ageFormulaOf(age)).toBe(formula);
  expect(evaluateAgeFormula(formula, 18)).toBe(age);
});

test.each([
  ['nsfw', 3],
  ['NSFW', 3],
  ['18+', 3],
  ['Mature', 2],
  ['Rated: M', 2],
  ['Teen', 1],
  ['sfw', 0],
  ['Everyone', 0],
  ['2', 2],
  ['dark', undefined],
  ['', undefined],
])('readRating reads %s', (text, rating) => expect(readRating(text)).toBe(rating));

test.each([
  ['Gender', 'she/her', 'Female', true],
  ['Gender', 'M', 'Male', true],
  ['Gender', 'Non-Binary', 'Nonbinary', true],
  ['Gender', 'trans woman', 'Trans Girl', true],
  ['Gender', 'agender', 'Agender', true],
  ['Eye Color', 'grey', 'Gray Eyes', true],
  ['Eye Color', 'Blue eyes', 'Blue', true],
  ['Eye Color', 'deep, stormy blue', 'Blue', false],
  ['Eye Color', 'amber', 'Amber', true],
  ['Hair Color', 'black', 'Noirette', true],
  ['Hair Color', 'long red hair', 'Redhead', false],
] as const)('readTag reads as %s: %s', (group, text, name, isWhole) => {
  expect(readTag(group, text)).toEqual({ tag: { group, name }, isWhole });
});

test.each([
  ['Eye Color', 'one blue, one green'],
  ['Gender', 'it depends on the moon'],
  ['Hair Color', ' '],
  ['Gender', 'constructor of worlds'],
] as const)('readTag leaves as words for %s: %s', (group, text) => expect(readTag(group, text)).toBeUndefined());
