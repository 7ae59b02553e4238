/** @jest-environment node */
import type { JsonRecord } from '@otherfolk/shared/domain/json-record';
import { coreGroups } from './core-groups';
import { fieldsOf } from './field-spec';
import { formProblems } from './form-problems';
import { fittingFields } from './form-values';

const problemsOf = (json: JsonRecord) => formProblems('core', json, fittingFields(json, fieldsOf(coreGroups(json))));

test.each<[string, JsonRecord, string, string]>([
  ['a birth month', { ageGrade: { birthMonth: 13 } }, 'ageGrade/birthMonth', 'Should be a whole number from 1 to 12.'],
  ['a birth day', { ageGrade: { birthDay: 'x' } }, 'ageGrade/birthDay', 'Should be a whole number from 1 to 31.'],
  ['a formula', { ageGrade: { ageFormula: 'Y+1' } }, 'ageGrade/ageFormula', 'Should be arithmetic on X, such as X+6.'],
  ['a colour', { styling: { themeColor: 'red' } }, 'styling/themeColor', 'Should be a colour, #rgb or #rrggbb.'],
  ['an image', { images: { avatar: '../x' } }, 'images/avatar', 'Should be a bare file name.'],
  [
    'an image in a list',
    { images: { gallery: [{ file: 'a.avif' }, { file: 'a b' }] } },
    'images/gallery.1.file',
    'Should be a bare file name.',
  ],
  [
    'a day',
    { recordInfo: { dateAdded: '2026-02-30' } },
    'recordInfo/dateAdded',
    'Should be a day of the calendar, YYYY-MM-DD.',
  ],
])('%s is a problem at its field', (_, json, name, message) => {
  expect(problemsOf(json)).toEqual([expect.objectContaining({ name, message })]);
});

test('the label of a problem in a list says which item it is', () => {
  const json = { images: { gallery: [{ file: 'a.avif' }, { file: '' }] } };
  expect(problemsOf(json).map(({ label }) => label)).toEqual(['Gallery 2']);
});

test('empty fields and values that the form does not show are no problem', () => {
  expect(problemsOf({ name: '', ageGrade: { ageFormula: '' }, physical: 'tall', tags: 7 })).toEqual([]);
});
