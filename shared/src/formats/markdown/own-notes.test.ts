/** @jest-environment node */
import path from 'node:path';
import fc from 'fast-check';
import { type JsonRecord, withoutForbiddenKeys } from '../../domain/json-record';
import type { SourceItem } from '../source/source-item';
import { shippedCatalogue } from '../testing/shipped-catalogue';
import { readYaml, splitFrontMatter } from './front-matter';
import { ownKindOf, readOwnNote } from './read-own-note';
import { writeNote } from './write-note';
import { vaultNotes } from './write-vault';

const files = shippedCatalogue();
const notes = new Map(vaultNotes(files));

function readBack(text: string): SourceItem {
  const { yaml, body, bodyLine } = splitFrontMatter(text);
  const { data, problem } = readYaml(yaml, 'values');
  expect(problem).toBeUndefined();
  return readOwnNote({ kind: ownKindOf(data) ?? 'life', front: data, body, bodyLine, path: 'note.md' });
}

/** The file that the values of an item make. */
function fileOf({ values }: SourceItem, of?: 'person' | 'life'): JsonRecord {
  const file: JsonRecord = {};
  for (const { to, value, of: owner } of values) {
    if (!to || (of && owner !== of)) continue;
    let place: JsonRecord = file;
    for (const key of to.slice(0, -1)) {
      if (!Object.hasOwn(place, key)) place[key] = {};
      place = place[key] as JsonRecord;
    }
    place[to.at(-1) ?? ''] = value;
  }
  return file;
}

const withoutIds = ({ id: _id, variantOf: _of, variants: _variants, ...json }: JsonRecord) => json;
const noteOf = (file: string) => {
  const id = path.basename(file, '.json');
  const folder = {
    characters: files.get(file)?.variantOf ? 'Lives' : 'People',
    plots: 'Plots',
    locations: 'Places',
    families: 'Families',
  }[path.dirname(file)];
  return notes.get(`${folder}/${id}.md`) ?? '';
};
const items = [...files.keys()].filter((file) => !file.includes('index'));

test.each(items)('a note brings %s back unchanged', (file) => {
  expect(fileOf(readBack(noteOf(file)))).toEqual(withoutIds(files.get(file) ?? {}));
});

test.each(items.filter((file) => files.get(file)?.variantOf))(
  'the note of one life brings %s and its person back',
  (file) => {
    const life = files.get(file) ?? {};
    const core = files.get(`characters/${String(life.variantOf)}.json`) ?? {};
    const item = readBack(writeNote('life', life, undefined, core));
    expect(fileOf(item, 'life')).toEqual(withoutIds(life));
    expect(fileOf(item, 'person')).toEqual(withoutIds(core));
    expect(item.ids).toEqual({ item: core.id, life: life.id });
  },
);

test('notes write the texts of the shipped catalogue as Markdown, not as YAML', () => {
  const fenced = [...notes].filter(([name, text]) => text.includes('```') && !name.startsWith('Families/'));
  const isSheet = (text: string) => text.split('# Character Sheets')[0]?.includes('```') === false;
  expect(fenced.filter(([, text]) => !isSheet(text) && !text.includes('## Life Stages'))).toEqual([]);
});

const anyJson = fc.jsonValue({ maxDepth: 4 });
const withoutNulls = (value: unknown): unknown =>
  value === null
    ? 'null'
    : Array.isArray(value)
      ? value.map(withoutNulls)
      : typeof value === 'object'
        ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutNulls(part)]))
        : value;
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom(
    '- a',
    '[[a|b]]',
    '==a==',
    '%%a%%',
    'a\n\n\nb',
    ' a',
    '1. a',
    '# a',
    '```',
    '---',
    '> [!x] a',
    'a ^b',
    '|a|b|\n|-|-|',
    '<b>a</b>',
    '&amp;',
    '\u00a0',
    '~~a~~',
    '![[a.png]]',
    'a\r\nb',
  ),
);
const section = fc.oneof(text, fc.array(text), fc.dictionary(text, text), anyJson.map(withoutNulls));
const relation = fc.record(
  { characterId: fc.constant('kit'), name: text, relation: text, kind: fc.constantFrom('friend', 'other'), text },
  { requiredKeys: [] },
);

test('a note brings any life back unchanged', () => {
  fc.assert(
    fc.property(
      fc.record(
        {
          sections: fc.dictionary(text, section),
          characterSheets: fc.dictionary(text, section),
          relationships: fc.array(relation),
          tags: fc.array(fc.record({ group: text, name: text })),
          more: section,
          aliases: section,
          'Extra key': section,
        },
        { requiredKeys: [] },
      ),
      ({ relationships, sections, ...rest }) => {
        const life = {
          id: 'a-b',
          variantOf: 'a',
          ...rest,
          sections: { ...sections, ...(relationships ? { relationships } : {}) },
        };
        const kept = withoutForbiddenKeys(JSON.parse(JSON.stringify(withoutIds(life))));
        expect(fileOf(readBack(writeNote('life', life)))).toEqual(kept);
      },
    ),
  );
});

test('a note is read after its owner has changed it', () => {
  const note = writeNote('life', { id: 'a-b', variantOf: 'a', sections: { Overview: 'One.' }, gallery: [] });
  const item = readBack(
    note
      .replace('One.', 'One **two**.\n\n## Loot\n\n- a lamp\n\n# Afterwards\n\nMore.')
      .replace('# a-b', '# a-b\n\nHello.'),
  );
  expect(fileOf(item)).toMatchObject({
    sections: { Overview: 'One two.', Loot: ['a lamp'], Afterwards: 'More.' },
    characterSheets: { Notes: 'Hello.' },
  });
});
