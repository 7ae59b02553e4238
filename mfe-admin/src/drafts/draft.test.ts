import { coreGroups } from '../fields/core-groups';
import { fieldsOf } from '../fields/field-spec';
import { readForm } from '../fields/form-values';
import { parseCharacterFile } from '../files/character-file';
import { ageInWords, isOutdated, restoredValues, type Draft } from './draft';

const fileOf = (json: object) => parseCharacterFile('core', 'mara', JSON.stringify(json));
const fields = fieldsOf(coreGroups({}));

const base = fileOf({ name: 'Mara', family: 'quill' });
const draft: Draft = {
  tab: 't',
  file: 'mara',
  baseText: base.text,
  values: { ...readForm(base.json, fields), name: 'Ivo' },
  savedAt: 0,
};

test('over the same file a draft is what was typed', () => {
  expect(isOutdated(draft, base)).toBe(false);
  expect(restoredValues(draft, base, readForm(base.json, fields), fields)).toEqual(draft.values);
});

test('over a file that has changed, what was not touched is as the file has it now', () => {
  const now = fileOf({ name: 'Mira', family: 'marsh', highlight: 'Fair' });
  expect(isOutdated(draft, now)).toBe(true);
  const restored = restoredValues(draft, base, readForm(now.json, fields), fields);
  expect(restored).toMatchObject({ name: 'Ivo', family: 'marsh', highlight: 'Fair' });
});

test.each([
  [0, 'now'],
  [5400, '5 seconds ago'],
  [300_000, '5 minutes ago'],
  [7_200_000, '2 hours ago'],
  [90_000_000, 'yesterday'],
])('%d ms are %s', (ms, words) => {
  expect(ageInWords(ms)).toBe(words);
});
