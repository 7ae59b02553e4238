/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileText } from '@otherfolk/shared/catalogue/file-text';
import { FILE_KINDS, type FileKind } from '@otherfolk/shared/drafts/file-kind';
import { editedText, parseCatalogueFile } from '@otherfolk/shared/files/catalogue-file';
import { fileKinds, inContractOrder } from '@otherfolk/shared/files/file-kinds';
import { newFileJson } from '@otherfolk/shared/files/new-files';
import { fieldAt, fieldName, fieldsOf } from './field-spec';
import { formProblems } from './form-problems';
import { fittingFields, readForm, writeForm } from './form-values';
import { groupsOf } from './groups-of';
import {
  changeParts,
  galleryParts,
  lifeStageParts,
  namedPlaceParts,
  relationshipParts,
  releaseParts,
  roleParts,
  tagParts,
  variantParts,
} from './list-codecs';
import { memberParts } from './members-codec';

const DATA = path.resolve(__dirname, '../../../data');
const FOLDERS = { plot: 'plots', location: 'locations', family: 'families' } as const;

const shipped = [
  ...Object.entries(FOLDERS).flatMap(([kind, folder]) =>
    readdirSync(path.join(DATA, folder))
      .filter((name) => !name.startsWith('index.'))
      .map((name) => [kind as FileKind, name.replace('.json', ''), `${folder}/${name}`] as const),
  ),
  ['changelog', 'changelog', 'changelog.json'] as const,
  ['site', 'site', 'site.json'] as const,
];

test.each(shipped)('the %s %s fits its form whole, and comes back byte for byte', (kind, id, file) => {
  const text = readFileSync(path.join(DATA, file), 'utf8');
  const opened = parseCatalogueFile(kind, id, text);
  const fields = fieldsOf(groupsOf(kind, opened.json));
  const fitting = fittingFields(opened.json, fields);
  expect(fields.filter((field) => !fitting.includes(field)).map(fieldName)).toEqual([]);
  const written = writeForm(opened.json, fitting, readForm(opened.json, fitting));
  expect(written).toBe(opened.json);
  expect(editedText(opened, written)).toBe(text);
  expect(opened.path).toBe(file);
  // Edited, it has the order of keys that it had.
  expect(editedText(opened, { ...opened.json })).toBe(text);
  expect(formProblems(kind, opened.json, fitting)).toEqual([]);
});

test.each(FILE_KINDS)('a new %s has no problem but what is still to be said, and its keys in order', (kind) => {
  const json = newFileJson(kind, 'harbour', 'Harbour');
  const fields = fittingFields(json, fieldsOf(groupsOf(kind, json)));
  expect(formProblems(kind, json, fields)).toEqual([]);
  expect(fileText(inContractOrder(json, kind))).toBe(fileText(json));
});

interface Structure {
  entries?: Record<string, Structure>;
  rest?: unknown;
  item?: Structure;
  wrapped?: Structure;
  pipe?: readonly Structure[];
  getter?: (value: unknown) => Structure;
}

/** The schema of an object or of a list, behind what is optional, piped or chosen by form. */
function structureOf(schema: Structure, value: unknown): Structure | undefined {
  if (schema.entries || schema.item) return schema;
  const inner = [schema.wrapped, schema.getter?.(value), ...(schema.pipe ?? [])];
  return inner.flatMap((each) => (each ? (structureOf(each, value) ?? []) : []))[0];
}

/** Every key that a schema knows, as its steps; inside of lists behind a star. */
function keysOf(schema: Structure, place: readonly string[] = []): string[][] {
  const asObject = structureOf(schema, {})?.entries;
  if (asObject && Object.keys(asObject).length > 0)
    return Object.entries(asObject).flatMap(([key, inside]) => keysOf(inside, [...place, key]));
  const item = structureOf(schema, [])?.item;
  const ofItem = item && structureOf(item, {})?.entries;
  if (!ofItem) return [[...place]];
  return Object.keys(ofItem).map((key) => [...place, '*', key]);
}

/** The keys of items that the controls of lists hold. */
const PARTS: Record<string, object> = {
  tags: tagParts,
  'tag-list': tagParts,
  gallery: galleryParts,
  relationships: relationshipParts,
  'life-stages': lifeStageParts,
  variants: variantParts,
  roles: roleParts,
  'named-places': namedPlaceParts,
  members: memberParts,
  releases: releaseParts,
};

test.each(FILE_KINDS)('the form of a %s has a control for every key of the contract, or leaves it as it is', (kind) => {
  const json = { sections: { relationships: [], 'Life Stages': [], mainRoles: [] } };
  const groups = groupsOf(kind, json);
  const fields = fieldsOf(groups);
  const kept = groups.flatMap((group) => (group.kept ?? []).map(({ keys }) => keys.join('/')));
  const missing = keysOf(fileKinds[kind].schema as unknown as Structure).filter((keys) => {
    const at = keys.indexOf('*');
    const outside = at < 0 ? keys : keys.slice(0, at);
    const found = fieldAt(outside, fields);
    const name = outside.join('/');
    if (!found) return !kept.some((each) => `${name}/`.startsWith(`${each}/`)) && !isCoveredBelow(outside, fields);
    const parts = PARTS[found.field.control.kind];
    return at >= 0 && parts !== undefined && !((keys[at + 1] ?? '') in parts);
  });
  expect(missing.map((keys) => keys.join('/'))).toEqual([]);
});

/** Whether the form has what stands inside: of covers it offers the file or the layers. */
const isCoveredBelow = (keys: readonly string[], fields: readonly { keys: readonly string[] }[]) =>
  fields.some((field) => keys.every((key, index) => field.keys[index] === key));

test('the form of a release has a control for every key of its changes', () => {
  const release = structureOf(fileKinds.changelog.schema as unknown as Structure, {})?.entries?.['releases'];
  const items = structureOf(structureOf(release as Structure, [])?.item as Structure, {})?.entries?.['items'];
  const keys = Object.keys(structureOf(structureOf(items as Structure, [])?.item as Structure, {})?.entries ?? {});
  expect(keys.sort()).toEqual(Object.keys(changeParts).sort());
});
