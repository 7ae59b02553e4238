/** @jest-environment node */
import fc from 'fast-check';
import type { JsonRecord } from '@otherfolk/shared/domain/json-record';
import type { FileKind } from '@otherfolk/shared/drafts/file-kind';
import { type CatalogueFile, editedText, parseCatalogueFile } from '@otherfolk/shared/files/catalogue-file';
import { valueAt, withValueAt } from '@otherfolk/shared/files/json-value';
import { coreGroups } from './core-groups';
import { fieldName, fieldsOf, type FieldSpec } from './field-spec';
import { fittingFields, readForm, writeForm } from './form-values';
import type { variantParts } from './list-codecs';
import { tagParts, variantsCodec } from './list-codecs';
import { emptyItem, type ItemForm } from './record-codec';
import { variantGroups } from './variant-groups';

/** The values that the form of a field may have instead, by its control. */
const EDITS: Partial<Record<FieldSpec['control']['kind'], unknown>> = {
  text: 'Edited',
  number: '5',
  day: '2026-01-02',
  height: { feet: '6', inches: '1' },
  weight: { pounds: '150' },
  measurements: { bust: '38', cup: '', waist: '32', hips: '38' },
  tags: [emptyItem(tagParts, { group: 'Gender', name: 'Female' })],
  section: { form: 'text', text: 'Edited', rows: [] },
  sheets: [{ label: 'Edited', form: 'text', text: 'x', rows: [] }],
};

const oddText = fc.constantFrom(`5'7" (1 cm)`, `5'7"`, '132 lb (0 kg)', '34b-26-36', 'tall', '', ' ', '007', 'X+1');
const odd = fc.oneof(oddText, fc.jsonValue({ maxDepth: 1 }));
const some = (...keys: string[]) => fc.dictionary(fc.constantFrom(...keys, 'more'), odd, { noNullPrototype: true });
const list = (...keys: string[]) => fc.array(fc.oneof(some(...keys), odd), { maxLength: 3 });

const physical = some('height', 'weight', 'measurements', 'build');
const character = {
  name: odd,
  physical,
  recordInfo: some('published', 'version', 'contentRating'),
  tags: list('group', 'name'),
  sections: some('Overview', 'relationships', 'Life Stages'),
  characterSheets: some('Basics'),
  variants: list('id', 'label', 'recordInfo'),
  more: odd,
};
const core = fc.record(character, { requiredKeys: [], noNullPrototype: true });
const variant = fc.record(
  { ...character, variantOverrides: fc.record({ physical }, { requiredKeys: [], noNullPrototype: true }) },
  { requiredKeys: [], noNullPrototype: true },
);
const indent = fc.constantFrom(undefined, 1, '\t');

const texts = fc
  .oneof(
    fc.tuple(fc.constant('core' as const), core, indent),
    fc.tuple(fc.constant('variant' as const), variant, indent),
  )
  .map(([kind, json, space]) => [kind, JSON.stringify(json, null, space)] as const);

function open(kind: FileKind, text: string) {
  const file = parseCatalogueFile(kind, 'mara', text);
  const fields = fittingFields(file.json, fieldsOf((kind === 'core' ? coreGroups : variantGroups)(file.json)));
  return { file, fields, values: readForm(file.json, fields) };
}

const without = (json: JsonRecord, { keys }: FieldSpec) => withValueAt(json, keys, undefined);
const parsed = (file: CatalogueFile, json: JsonRecord) => JSON.parse(editedText(file, json)) as JsonRecord;

test('a file of any shape that nobody edits comes back byte for byte', () => {
  fc.assert(
    fc.property(texts, ([kind, text]) => {
      const { file, fields, values } = open(kind, text);
      expect(editedText(file, writeForm(file.json, fields, values))).toBe(text);
    }),
  );
});

test('an edit of one field changes that field of a file of any shape, and nothing else', () => {
  fc.assert(
    fc.property(texts, fc.nat(), ([kind, text], pick) => {
      const { file, fields, values } = open(kind, text);
      const editable = fields.filter(({ control }) => control.kind in EDITS);
      const field = editable[pick % editable.length] as FieldSpec;
      const form = { ...values, [fieldName(field)]: EDITS[field.control.kind] };
      const edited = parsed(file, writeForm(file.json, fields, form));
      expect(without(edited, field)).toEqual(without(file.json, field));
      expect(valueAt(edited, field.keys)).toBeDefined();
    }),
  );
});

test.each([
  [
    'published',
    { published: true, version: '2' },
    { published: 'yes', version: '2' },
    { published: true, version: '2' },
  ],
  ['version', { published: false, version: '3' }, { published: 'yes', version: '2' }, { published: 'yes', version: 3 }],
  ['version', { published: false, version: '3' }, { version: 2 }, { version: 3 }],
])('an edit of %s in the list of variants leaves the other as it was', (_, recordInfo, before, after) => {
  const raw = [{ id: 'a', label: 'A', recordInfo: before }];
  const [item] = variantsCodec.toForm(raw);
  const form = [{ ...item, recordInfo } as ItemForm<typeof variantParts>];
  expect(variantsCodec.toJson(form, raw)).toEqual([{ id: 'a', label: 'A', recordInfo: after }]);
});
