/** @jest-environment node */
import fc from 'fast-check';
import { isJsonRecord } from '@otherfolk/shared/domain/json-record';
import { sameJson, valueAt } from '@otherfolk/shared/domain/json-value';
import { mergeVariant } from '@otherfolk/shared/domain/merge';
import { tagKey } from '@otherfolk/shared/domain/tags';
import type { CharacterCore } from '@otherfolk/shared/kinds/character/character-core-schema';
import type { CharacterVariant } from '@otherfolk/shared/kinds/character/character-variant-schema';
import type { MergedCharacter } from '../merged-character';
import { isChanged } from './changed-fields';
import { coreAlone } from './compared-content';
import { fieldsOf, keyOfField, type KeyPath } from './life-fields';

const merged = (core: CharacterCore, life: CharacterVariant) => mergeVariant(core, life) as unknown as MergedCharacter;

/** The keys of the rows that are marked. */
function marked(core: CharacterCore, life: CharacterVariant): string[] {
  const character = merged(core, life);
  const alone = coreAlone(core);
  return fieldsOf(character)
    .filter((field) => isChanged(field, character, alone))
    .map(keyOfField);
}

const core: CharacterCore = {
  id: 'mara',
  name: 'Mara Quill',
  nameInfo: { fullName: 'Mara Quill', nickname: 'Quill' },
  ageGrade: { birthMonth: 4, ageFormula: 'X+6' },
  physical: { build: 'Wiry' },
  tags: [{ group: 'Genre', name: 'Modern' }],
  sections: { Overview: 'Core text', Preferences: ['tea', 'rain'] },
  characterSheets: { Ledger: { Coin: 3 } },
};

test.each<[string, Omit<CharacterVariant, 'id'>, string[]]>([
  ['says nothing', {}, []],
  ['repeats its core', { physical: { build: 'Wiry' }, sections: { Preferences: ['tea', 'rain'] } }, []],
  ['has blanks, which replace nothing', { sections: { Overview: '' }, physical: {}, tags: [] }, []],
  ['has a tag of its core', { tags: [{ group: 'Genre', name: 'Modern' }] }, []],
  ['has a tag of its own', { tags: [{ group: 'Genre', name: 'Fantasy' }] }, ['Tags/Tags']],
  ['has another name', { variantOverrides: { variantName: 'Captain Quill' } }, ['Names/Name']],
  ['has a blank name', { variantOverrides: { variantName: ' ' } }, []],
  ['has another full name', { nameInfo: { fullName: 'M. Q.' } }, ['Names/Name', 'Names/Full name']],
  ['adds a nickname by its overrides', { variantOverrides: { nameInfo: { nickname: 'M' } } }, ['Names/Nickname']],
  ['has another formula', { ageGrade: { ageFormula: 'X' } }, ['Age/Age', 'Age/Age formula', 'Grade/Grade']],
  ['is ageless', { variantOverrides: { ageless: true } }, ['Age/Age', 'Age/Birth date', 'Grade/Grade']],
  ['has a shorter list', { sections: { Preferences: ['tea'] } }, ['Preferences/Preferences']],
  ['has one more line on a sheet', { characterSheets: { Ledger: { Debt: 1 } } }, ['Character Sheets/Ledger']],
  ['has a sheet of its own', { characterSheets: { Oath: 'Never' } }, ['Character Sheets/Oath']],
  [
    'is overruled by its own fields',
    { variantOverrides: { physical: { build: 'Tall' } }, physical: { build: 'Wiry' } },
    [],
  ],
  ['changes what no row shows', { highlight: 'Letter Week', styling: { themeColor: '#123456' } }, []],
])('a life that %s', (_, life, keys) => {
  expect(marked(core, { id: 'mara-sea', ...life })).toEqual(keys);
});

const word = fc.constantFrom('', ' ', 'tea', 'rain', 'salt');
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const record = (keys: Record<string, fc.Arbitrary<unknown>>) =>
  optional(fc.record(Object.fromEntries(Object.entries(keys).map(([key, value]) => [key, optional(value)]))));
const sectionValue = fc.oneof(word, fc.array(word, { maxLength: 2 }), fc.dictionary(word, word, { maxKeys: 2 }));
const tags = fc.array(fc.record({ group: fc.constantFrom('', 'Genre'), name: word }), { maxLength: 3 });
const fields = {
  name: word,
  nameInfo: record({ fullName: word, nickname: word, formalName: word }),
  ageGrade: record({ birthMonth: fc.constantFrom(1, 4), birthDay: fc.constantFrom(1, 17), ageFormula: word }),
  physical: record({ height: word, build: word, measurements: word }),
  ageless: fc.boolean(),
  family: word,
  tags,
  sections: record({ Overview: sectionValue, relationships: sectionValue, 'Romance Vibe': sectionValue }),
  characterSheets: optional(fc.dictionary(fc.constantFrom('Ledger', 'Oath', 'constructor'), sectionValue)),
};
const cores = record(fields).map((core) => ({ id: 'mara', ...core }));
const lives = record({ ...fields, variantOverrides: record({ variantName: word, ...fields }) }).map((life) => ({
  id: 'mara-sea',
  ...life,
}));

/** Whether a layer says something at a path of keys that replaces what is below it: docs/data-contract.md#4-character-variant. */
function says(layer: unknown, [key, ...rest]: KeyPath): boolean {
  if (key !== undefined) return isJsonRecord(layer) && Object.hasOwn(layer, key) && says(layer[key], rest);
  if (isJsonRecord(layer)) return Object.keys(layer).some((each) => says(layer, [each]));
  return layer !== undefined && layer !== null && layer !== '';
}

/** Whether the merge takes what stands at a path from the life: from its overrides or its own fields. */
function isTaken(path: KeyPath, life: CharacterVariant, core: CharacterCore): boolean {
  const { variantOverrides = {}, ...own } = life;
  if (path[0] === 'overrideName') return (variantOverrides.variantName ?? '').trim() !== '';
  if (path[0] === 'tags') {
    const known = new Set((core.tags ?? []).map(tagKey));
    return [...(variantOverrides.tags ?? []), ...(own.tags ?? [])].some((tag) => !known.has(tagKey(tag)));
  }
  return says(variantOverrides, path) || says(own, path);
}

test('a row is marked exactly where the merge takes one of its keys from the life, and comes to something else than the core alone', () => {
  fc.assert(
    fc.property(cores, lives, (core, life) => {
      const character = merged(core, life);
      const alone = coreAlone(core);
      const expected = fieldsOf(character).filter(({ keys }) =>
        keys.some((path) => isTaken(path, life, core) && !sameJson(valueAt(character, path), valueAt(alone, path))),
      );
      expect(marked(core, life)).toEqual(expected.map(keyOfField));
    }),
    { numRuns: 2000 },
  );
});

test('every change of a life to a compared field is marked in some row', () => {
  fc.assert(
    fc.property(cores, lives, (core, life) => {
      const { sections = {}, ...character } = merged(core, life);
      const alone = coreAlone(core);
      const paths: KeyPath[] = [
        ...['nameInfo', 'ageGrade', 'physical', 'characterSheets'].flatMap((part) =>
          Object.keys(valueAt(character, [part]) ?? {}).map((key) => [part, key]),
        ),
        ...Object.keys(sections).map((key) => ['sections', key]),
        ...['overrideName', 'name', 'ageless', 'family', 'tags'].map((key) => [key]),
      ];
      const changed = paths.filter(
        (path) => !sameJson(valueAt({ ...character, sections }, path), valueAt(alone, path)),
      );
      const rows = fieldsOf(character).filter((field) => marked(core, life).includes(keyOfField(field)));
      const covered = rows.flatMap(({ keys }) => keys.map((path) => path.join('/')));
      for (const path of changed) expect(covered).toContain(path.join('/'));
    }),
  );
});
