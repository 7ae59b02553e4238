import { fixtureReader } from '@otherfolk/shared/testing/fixture-reader';
import type { AsShown } from './as-shown';
import { readItemFiles } from './read-item-files';

const mara = { folder: 'characters', id: 'mara', variantId: 'mara-modern' } as const;
const adult: AsShown = { baseAge: 18, today: '2026-11-20', isLifted: () => false };

const core = {
  id: 'mara',
  name: 'Mara Quill',
  ageGrade: { birthMonth: 1, birthDay: 1, ageFormula: 'X' },
  physical: { height: '5\'7"', measurements: '34B-26-36 in' },
  sections: { 'Romance Vibe': 'Slow, and in writing.' },
  variants: ['mara-modern', 'mara-fantasy', 'mara-hidden', 'mara-explicit'].map((id) => ({ id, label: id })),
};
const life = (id: string, more: object = {}) => ({
  id,
  variantOf: 'mara',
  sections: { Overview: `In ${id}.` },
  ...more,
});
const read = fixtureReader({
  'characters/mara.json': core,
  'characters/mara-modern.json': life('mara-modern', { sections: { 'Romance Vibe': 'At the quay.' } }),
  'characters/mara-fantasy.json': life('mara-fantasy', { variantOverrides: { physical: { measurements: '1-2-3' } } }),
  'characters/mara-hidden.json': undefined,
  'characters/mara-explicit.json': life('mara-explicit', { recordInfo: { contentRating: 3 } }),
  'plots/veiled.json': { id: 'veiled', coreId: 'veiled', title: 'V', recordInfo: { contentRating: 2 } },
});

test('a life comes with its person and the other lives, but for those that are hidden or behind a veil', async () => {
  const { path, core: person, json, others } = await readItemFiles(read, mara, adult);
  expect([path, person, json['id']]).toEqual(['characters/mara-modern.json', core, 'mara-modern']);
  expect(others.map(({ id }) => id)).toEqual(['mara-fantasy']);
});

test('a life behind a veil that its reader has lifted comes along', async () => {
  const { others } = await readItemFiles(read, mara, { ...adult, isLifted: (rating) => rating === 3 });
  expect(others.map(({ id }) => id)).toEqual(['mara-fantasy', 'mara-explicit']);
});

test('what is for adults alone is in no file below 18, and neither is a life that stays veiled there', async () => {
  const files = await readItemFiles(read, mara, { ...adult, baseAge: 17, isLifted: () => true });
  const text = JSON.stringify(files);
  expect(text).not.toMatch(/Romance Vibe|in writing|At the quay|measurements|34B|1-2-3|mara-explicit\.json/);
  expect(text).toContain('5\'7\\"');
  expect(files.others.map(({ id }) => id)).toEqual(['mara-fantasy']);
});

test.each([
  ['a life behind a veil', { ...mara, variantId: 'mara-explicit' }],
  ['a plot behind a veil', { folder: 'plots', id: 'veiled' }],
  ['a life that is hidden', { ...mara, variantId: 'mara-hidden' }],
  ['a place that is not there', { folder: 'locations', id: 'nowhere' }],
] as const)('%s has no files', async (_what, address) => {
  await expect(readItemFiles(read, address, adult)).rejects.toThrow();
});
