/** @jest-environment node */
import fc from 'fast-check';
import { fileText } from '@otherfolk/shared/catalogue/file-text';
import type { JsonRecord } from '@otherfolk/shared/domain/json-record';
import type { CatalogueTexts } from '../whole/catalogue-texts';
import type { BulkOperation } from './bulk-operation';
import { bulkPlan } from './bulk-plan';
import { replaceInTexts } from './replace-in-texts';

const FILES: Record<string, JsonRecord> = {
  'characters/mara.json': {
    id: 'mara',
    name: 'Mara',
    variants: [
      { id: 'mara-modern', label: 'Modern', recordInfo: { published: false, version: -1 } },
      { id: 'mara-sea', label: 'Sea', recordInfo: { published: false, version: -1 } },
    ],
  },
  'characters/mara-modern.json': {
    id: 'mara-modern',
    variantOf: 'mara',
    recordInfo: { published: false, version: 0 },
    tags: [{ group: 'Mood', name: 'Grim' }],
    sections: {
      Overview: 'Lamps and lamp oil.',
      relationships: [{ characterId: 'lamp', name: 'Lamp', text: 'A lamp.' }],
    },
  },
  'characters/mara-sea.json': { id: 'mara-sea', variantOf: 'mara', recordInfo: { published: false, version: 0 } },
  'locations/quay.json': { id: 'quay', name: 'Quay', published: false, version: 1, vibe: ['A lamp', 'Rope'] },
};

const catalogue: CatalogueTexts = {
  texts: new Map(Object.entries(FILES).map(([path, json]) => [path, fileText(json)])),
  hasOwnersFiles: true,
  images: new Set(),
};

const plan = (paths: string[], operation: BulkOperation, leftOut?: ReadonlySet<string>) =>
  bulkPlan(catalogue, { paths, operation, summary: 'Many' }, leftOut);
const out = { today: '2026-05-01', release: 2 } as const;
const LIVES = ['characters/mara-modern.json', 'characters/mara-sea.json'];

test('a tag is added once, and only where it is not', () => {
  const { files } = plan(LIVES, { kind: 'add-tag', tag: { group: 'Mood', name: 'Grim' } });
  expect(files.map(({ path, json }) => [path, json['tags']])).toEqual([
    ['characters/mara-sea.json', [{ group: 'Mood', name: 'Grim' }]],
  ]);
});

test('a tag is taken away', () => {
  const { files } = plan(LIVES, { kind: 'remove-tag', tag: { group: 'Mood', name: 'Grim' } });
  expect(files.map(({ path, json }) => [path, json['tags']])).toEqual([['characters/mara-modern.json', []]]);
});

test('lives that are published are so in the list of their person, too', () => {
  const { files } = plan(LIVES, { kind: 'set-status', chosen: { status: 'live' }, out });
  const [modern, , core] = files;
  expect(modern?.json['recordInfo']).toEqual({ published: true, version: 2 });
  expect(core?.path).toBe('characters/mara.json');
  expect(core?.json['variants']).toEqual([
    { id: 'mara-modern', label: 'Modern', recordInfo: { published: true, version: 2 } },
    { id: 'mara-sea', label: 'Sea', recordInfo: { published: true, version: 2 } },
  ]);
});

test('a life that is left out stays, also in the list of its person', () => {
  const { files } = plan(LIVES, { kind: 'set-status', chosen: { status: 'live' }, out }, new Set([LIVES[1] ?? '']));
  expect(files.map(({ path }) => path)).toEqual(['characters/mara-modern.json', 'characters/mara.json']);
  expect(files[1]?.json['variants']).toEqual([
    expect.objectContaining({ recordInfo: { published: true, version: 2 } }),
    expect.objectContaining({ recordInfo: { published: false, version: -1 } }),
  ]);
});

test('a location says its status of itself', () => {
  const { files } = plan(['locations/quay.json'], {
    kind: 'set-status',
    chosen: { status: 'scheduled', releaseAt: '2026-12-01' },
    out,
  });
  expect(files[0]?.json).toMatchObject({ published: false, version: 1, releaseAt: '2026-12-01' });
});

test('a plan that changes nothing says so', () => {
  expect(() => plan(LIVES, { kind: 'remove-tag', tag: { group: '', name: 'None' } })).toThrow('Nothing would change');
});

const search = { find: 'lamp', replacement: 'light', isCaseKept: false, areWholeWords: false };

test.each([
  ['anywhere', search, 'lights and light oil.', 4],
  ['as written', { ...search, isCaseKept: true }, 'Lamps and light oil.', 2],
  ['as a whole word', { ...search, areWholeWords: true }, 'Lamps and light oil.', 3],
  [
    'with signs that mean something elsewhere',
    { ...search, find: 'oil.', replacement: '$& \\1' },
    'Lamps and lamp $& \\1',
    1,
  ],
])('the replacement of words is done %s', (_, given, overview, matches) => {
  const found = replaceInTexts(FILES['characters/mara-modern.json'] as JsonRecord, given);
  expect((found.json['sections'] as JsonRecord)['Overview']).toBe(overview);
  expect(found.matches).toBe(matches);
});

test('ids and words of the contract stay when words are replaced', () => {
  const { json } = replaceInTexts(FILES['characters/mara-modern.json'] as JsonRecord, search);
  expect((json['sections'] as JsonRecord)['relationships']).toEqual([
    { characterId: 'lamp', name: 'light', text: 'A light.' },
  ]);
});

test('a replacement of words with themselves changes nothing, in a file of any shape', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom('sections', 'id', 'hook', 'tags'), fc.jsonValue()), (any) => {
      const json = JSON.parse(JSON.stringify(any)) as JsonRecord;
      const same = { ...search, find: 'a', replacement: 'a', isCaseKept: true };
      expect(replaceInTexts(json, same).json).toEqual(json);
    }),
  );
});
