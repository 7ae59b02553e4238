/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import type { JsonRecord } from '@otherfolk/shared/domain/json-record';
import { inContractOrder } from '@otherfolk/shared/files/file-kinds';
import { coreGroups } from './core-groups';
import { coverCodec } from './cover-codec';
import { fieldName, fieldsOf } from './field-spec';
import { fittingFields, readForm, writeForm } from './form-values';
import { variantGroups } from './variant-groups';

const folder = path.resolve(__dirname, '../../../data/characters');
const files = readdirSync(folder).filter((file) => file !== 'index.variants.json');
const groupsOf = (json: JsonRecord) => ('variantOf' in json ? variantGroups(json) : coreGroups(json));

test.each(files)('%s: every field fits the form, and unedited it is written as it is, byte for byte', (file) => {
  const text = readFileSync(path.join(folder, file), 'utf8');
  const json = JSON.parse(text) as JsonRecord;
  const fields = fieldsOf(groupsOf(json));
  const fitting = fittingFields(json, fields);
  const traitsAsText = fields.filter((field) => !fitting.includes(field)).map(fieldName);
  expect(traitsAsText).toEqual([]);
  expect(writeForm(json, fitting, readForm(json, fitting))).toBe(json);
  const ordered = inContractOrder(json, 'variantOf' in json ? 'variant' : 'core');
  expect(JSON.stringify(ordered, null, 2) + '\n').toBe(text);
});

test('no name of a field stands twice, and each says where it is', () => {
  for (const groups of [coreGroups({}), variantGroups({}), coreGroups({ images: { cover: 'a.avif' } })]) {
    const names = fieldsOf(groups).map(fieldName);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(groups.map(({ id }) => id)).size).toBe(groups.length);
  }
});

test.each(['images/drawnImage', 'images/background', 'images/cover/highlight'])(
  '%s, which no page draws, is not offered and stays',
  (name) => {
    const json = { images: { drawnImage: 'a.avif', background: 'b.avif', cover: { highlight: 'c.avif' } } };
    const fields = fittingFields(json, fieldsOf(coreGroups(json)));
    expect(fields.map(fieldName)).not.toContain(name);
    const cover = { ...coverCodec.toForm(json.images.cover), text: 'd.avif' };
    const edited = writeForm(json, fields, { ...readForm(json, fields), 'images/cover': cover });
    expect(edited).toEqual({ images: { ...json.images, cover: { highlight: 'c.avif', text: 'd.avif' } } });
  },
);

test('an edit changes one place, in a file of any shape', () => {
  const keys = fc.constantFrom('name', 'tags', 'physical', 'sections', 'images', 'variants', 'more');
  fc.assert(
    fc.property(fc.dictionary(keys, fc.jsonValue()), (any) => {
      const json = JSON.parse(JSON.stringify(any)) as JsonRecord;
      const fields = fittingFields(json, fieldsOf(coreGroups(json)));
      const values = readForm(json, fields);
      expect(writeForm(json, fields, values)).toBe(json);
      fc.pre('ageGrade/ageFormula' in values);
      const edited = writeForm(json, fields, { ...values, 'ageGrade/ageFormula': 'X+99' });
      expect(edited).toEqual({ ...json, ageGrade: { ageFormula: 'X+99' } });
    }),
  );
});

test('a value of another shape stays out of the form', () => {
  const json = { physical: 'tall', tags: ['Brunette'], sections: { Overview: [{ Now: 'x' }] }, name: ['M'] };
  const names = fittingFields(json, fieldsOf(coreGroups(json))).map(fieldName);
  for (const name of ['physical/height', 'tags', 'sections/Overview', 'name']) expect(names).not.toContain(name);
  expect(names).toContain('sections/Backstory');
});
