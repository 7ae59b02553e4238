/** @jest-environment node */
import type { Draft } from '@otherfolk/shared/drafts/draft';
import { parseCatalogueFile } from '@otherfolk/shared/files/catalogue-file';
import { coreGroups } from '../fields/core-groups';
import { fieldsOf } from '../fields/field-spec';
import { fittingFields, readForm } from '../fields/form-values';
import { isContained, isOutdated, offerOf, restoredValues } from './draft';

const fileOf = (json: object) => parseCatalogueFile('core', 'mara', JSON.stringify(json));
const fields = fieldsOf(coreGroups({}));

const base = fileOf({ name: 'Mara', family: 'quill' });
const draft: Draft = {
  owner: 'u1',
  tab: 't',
  kind: 'core',
  path: 'characters/mara.json',
  text: JSON.stringify({ ...base.json, name: 'Ivo' }),
  file: 'mara',
  baseText: base.text,
  values: { ...readForm(base.json, fields), name: 'Ivo' },
  savedAt: 0,
};

test('a draft over the same file is what was typed', () => {
  expect(isOutdated(draft, base)).toBe(false);
  expect(restoredValues(draft, base, readForm(base.json, fields), fields)).toEqual(draft.values);
});

test('a draft over a file that has changed leaves untouched fields as the file has them now', () => {
  const now = fileOf({ name: 'Mira', family: 'marsh', highlight: 'Fair' });
  expect(isOutdated(draft, now)).toBe(true);
  const restored = restoredValues(draft, base, readForm(now.json, fields), fields);
  expect(restored).toMatchObject({ name: 'Ivo', family: 'marsh', highlight: 'Fair' });
});

test('a draft over a file that says all of it is contained, and no offer', () => {
  const now = fileOf({ name: 'Ivo', family: 'marsh' });
  expect(offerOf(draft, base, now, fields)).toBeUndefined();
  expect(isContained(draft, base, now, fields)).toBe(true);
  expect(isContained(draft, base, base, fields)).toBe(false);
});

test('a draft whose field the form cannot show of the file as it is now is not taken for contained', () => {
  const odd = fileOf({ name: { first: 'Mara' }, family: 'quill' });
  const shown = fittingFields(odd.json, fields);
  expect(offerOf(draft, base, odd, shown)).toBeUndefined();
  expect(isContained(draft, base, odd, shown)).toBe(false);
});
