/** @jest-environment node */
import { answers, type AskedField, shownValues } from '../ui/asked-fields';
import { genreOf, variantQuestion } from './variant-question';

const fields = variantQuestion('mara', new Set(['mara-modern'])).fields as unknown as readonly AskedField<string>[];

test.each<[string, Record<string, string>, Record<string, string>]>([
  ['at first', {}, { genre: 'Modern', label: 'Modern', id: 'mara-' }],
  ['when a genre is chosen', { genre: 'Fantasy' }, { genre: 'Fantasy', label: 'Fantasy', id: 'mara-fantasy' }],
  ['when the genre is chosen that is taken', { genre: 'Modern' }, { label: 'Modern', id: 'mara-modern-2' }],
  ['when a label is typed', { label: 'At Sea' }, { genre: 'Other', label: 'At Sea', id: 'mara-at-sea' }],
  ['when both are', { genre: 'Fantasy', label: 'At Sea' }, { genre: 'Fantasy', label: 'At Sea', id: 'mara-at-sea' }],
  ['when another genre is asked for', { genre: 'Other' }, { genre: 'Other', label: '', id: 'mara-' }],
  ['when the id was typed', { id: 'wren', genre: 'Fantasy' }, { genre: 'Fantasy', label: 'Fantasy', id: 'wren' }],
])('the id of a new variant follows from its label %s', (_, typed, expected) => {
  expect(shownValues(fields, typed)).toMatchObject(expected);
});

test.each([
  [{}, 'mara-modern-2'],
  [{ label: 'At Sea', id: 'mara-' }, 'mara-at-sea'],
  [{ id: 'wren-' }, 'wren-'],
])('a new variant that says %j gets the id %s', (typed, id) => {
  expect(answers(fields, shownValues(fields, typed))['id']).toBe(id);
});

test('a genre that is none of the known ones is what the label says', () => {
  expect(genreOf({ genre: 'Other', label: 'At Sea' })).toBe('At Sea');
  expect(genreOf({ genre: 'Fantasy', label: 'At Sea' })).toBe('Fantasy');
});
