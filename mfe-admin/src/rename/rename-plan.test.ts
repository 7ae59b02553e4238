/** @jest-environment node */
import type { EntityFolder } from '@otherfolk/shared/kinds/entity-folders';
import { afterPlan, type Files, textsOf } from '../testing/catalogue-for-plans';
import { movedRedirects } from './moved-redirects';
import { renamePlan } from './rename-plan';

const rename = (files: Files, folder: EntityFolder, from: string, to: string) =>
  afterPlan(files, renamePlan(textsOf(files), { folder, from, to }));

const REDIRECTS = 'redirects.json';
const FILES: Files = {
  'characters/mara.json': { id: 'mara', family: 'quill', variants: [{ id: 'mara-modern', label: 'Modern' }] },
  'characters/mara-modern.json': { id: 'mara-modern', variantOf: 'mara', family: 'quill' },
  'characters/ivo.json': {
    id: 'ivo',
    sections: { relationships: [{ characterId: 'mara', name: 'mara' }, 'mara', { characterId: 'mara-modern' }] },
    variants: [],
  },
  'plots/storm.json': {
    id: 'storm',
    coreId: 'storm',
    sections: { mainRoles: [{ characterId: 'mara' }, { variantId: 'mara-modern' }] },
  },
  'plots/storm-fantasy.json': { id: 'storm-fantasy', coreId: 'storm', title: 'storm' },
  'plots/tide.json': { id: 'tide' },
  'plots/tale-one.json': { id: 'tale-one', coreId: 'tale' },
  'locations/quay.json': { id: 'quay', connectedCharacters: ['mara', 'ivo'], connectedPlots: ['storm', 'tale'] },
  'families/quill.json': { id: 'quill', members: [{ id: 'mara', characterId: 'mara', parents: ['mara'] }] },
  'site.json': { featured: { characters: ['mara-modern'], plot: 'storm-fantasy' } },
  'mentions.json': [{ file: 'characters/mara.json', name: 'Mara' }],
};

/** Each file that a rename changes, with what it says then of the ids. */
const CHANGES: [EntityFolder, string, string, Record<string, unknown>][] = [
  [
    'characters',
    'mara',
    'mora',
    {
      'characters/mara.json': undefined,
      'characters/mora.json': { id: 'mora', family: 'quill', variants: [{ id: 'mara-modern', label: 'Modern' }] },
      'characters/mara-modern.json': { id: 'mara-modern', variantOf: 'mora', family: 'quill' },
      'characters/ivo.json': {
        id: 'ivo',
        sections: { relationships: [{ characterId: 'mora', name: 'mara' }, 'mara', { characterId: 'mara-modern' }] },
        variants: [],
      },
      'plots/storm.json': {
        id: 'storm',
        coreId: 'storm',
        sections: { mainRoles: [{ characterId: 'mora' }, { variantId: 'mara-modern' }] },
      },
      'locations/quay.json': { id: 'quay', connectedPlots: ['storm', 'tale'], connectedCharacters: ['mora', 'ivo'] },
      'families/quill.json': { id: 'quill', members: [{ id: 'mara', characterId: 'mora', parents: ['mara'] }] },
      'mentions.json': [{ file: 'characters/mora.json', name: 'Mara' }],
      [REDIRECTS]: { 'characters/mara': 'characters/mora' },
    },
  ],
  [
    'characters',
    'mara-modern',
    'mara-now',
    {
      'characters/mara-modern.json': undefined,
      'characters/mara-now.json': { id: 'mara-now', variantOf: 'mara', family: 'quill' },
      'characters/mara.json': { id: 'mara', family: 'quill', variants: [{ id: 'mara-now', label: 'Modern' }] },
      'characters/ivo.json': {
        id: 'ivo',
        sections: { relationships: [{ characterId: 'mara', name: 'mara' }, 'mara', { characterId: 'mara-now' }] },
        variants: [],
      },
      'plots/storm.json': {
        id: 'storm',
        coreId: 'storm',
        sections: { mainRoles: [{ characterId: 'mara' }, { variantId: 'mara-now' }] },
      },
      'site.json': { featured: { characters: ['mara-now'], plot: 'storm-fantasy' } },
      [REDIRECTS]: { 'characters/mara/mara-modern': 'characters/mara/mara-now' },
    },
  ],
  [
    'plots',
    'storm',
    'gale',
    {
      'plots/storm.json': undefined,
      'plots/gale.json': {
        id: 'gale',
        coreId: 'gale',
        sections: { mainRoles: [{ characterId: 'mara' }, { variantId: 'mara-modern' }] },
      },
      'plots/storm-fantasy.json': { id: 'storm-fantasy', coreId: 'gale', title: 'storm' },
      'locations/quay.json': { id: 'quay', connectedPlots: ['gale', 'tale'], connectedCharacters: ['mara', 'ivo'] },
      [REDIRECTS]: { 'plots/storm/storm': 'plots/gale/gale', 'plots/storm': 'plots/gale' },
    },
  ],
  [
    'plots',
    'storm-fantasy',
    'gale',
    {
      'plots/storm-fantasy.json': undefined,
      'plots/gale.json': { id: 'gale', coreId: 'storm', title: 'storm' },
      'site.json': { featured: { characters: ['mara-modern'], plot: 'gale' } },
      [REDIRECTS]: { 'plots/storm/storm-fantasy': 'plots/storm/gale', 'plots/storm-fantasy': 'plots/gale' },
    },
  ],
  [
    'plots',
    'tale',
    'fable',
    {
      'plots/tale-one.json': { id: 'tale-one', coreId: 'fable' },
      'locations/quay.json': { id: 'quay', connectedPlots: ['storm', 'fable'], connectedCharacters: ['mara', 'ivo'] },
      [REDIRECTS]: { 'plots/tale': 'plots/fable' },
    },
  ],
  [
    'locations',
    'quay',
    'pier',
    {
      'locations/quay.json': undefined,
      'locations/pier.json': { id: 'pier', connectedPlots: ['storm', 'tale'], connectedCharacters: ['mara', 'ivo'] },
      [REDIRECTS]: { 'locations/quay': 'locations/pier' },
    },
  ],
  [
    'families',
    'quill',
    'pen',
    {
      'families/quill.json': undefined,
      'families/pen.json': { id: 'pen', members: [{ id: 'mara', characterId: 'mara', parents: ['mara'] }] },
      'characters/mara.json': { id: 'mara', family: 'pen', variants: [{ id: 'mara-modern', label: 'Modern' }] },
      'characters/mara-modern.json': { id: 'mara-modern', variantOf: 'mara', family: 'pen' },
      [REDIRECTS]: { 'families/quill': 'families/pen' },
    },
  ],
];

test.each(CHANGES)(
  'a rename in %s of %s to %s changes each place that names it, and no other',
  (folder, from, to, changed) => {
    const expected = Object.fromEntries(
      Object.entries({ ...FILES, ...changed }).filter(([, json]) => json !== undefined),
    );
    expect(rename(FILES, folder, from, to)).toEqual(expected);
  },
);

test.each([
  ['characters', 'mara', 'ivo', "'ivo' is taken."],
  ['plots', 'tide', 'tale', "'tale' is taken."],
  ['plots', 'tide', 'storm', "'storm' is taken."],
  ['families', 'nobody', 'somebody', "'nobody' no longer exists."],
] as const)('a rename in %s of %s to %s is refused: %s', (folder, from, to, message) => {
  expect(() => rename(FILES, folder, from, to)).toThrow(message);
});

test('a file that is no JSON and may name the id is said, and nothing is renamed', () => {
  const { texts, ...rest } = textsOf(FILES);
  const broken = { ...rest, texts: new Map([...texts, ['plots/odd.json', '{"a": "mara"']]) };
  expect(() => renamePlan(broken, { folder: 'characters', from: 'mara', to: 'mora' })).toThrow(
    /^plots\/odd.json may name 'mara', and cannot be read: odd.json is not JSON/,
  );
  expect(renamePlan(broken, { folder: 'locations', from: 'quay', to: 'pier' }).files).toHaveLength(3);
});

test('an id that is written with escapes is renamed too', () => {
  const { texts, ...rest } = textsOf(FILES);
  const written = { ...rest, texts: new Map([...texts, ['plots/odd.json', '{"coreId": "t\\u0061le"}']]) };
  const { files } = renamePlan(written, { folder: 'plots', from: 'tale', to: 'fable' });
  expect(files.find(({ path }) => path === 'plots/odd.json')?.json).toEqual({ coreId: 'fable' });
});

test('a rename says what to add to redirects that cannot be read', () => {
  const plan = renamePlan(textsOf(FILES, false), { folder: 'locations', from: 'quay', to: 'pier' });
  expect(plan.files.map(({ path }) => path)).not.toContain(REDIRECTS);
  expect(plan.notes).toEqual([expect.stringContaining('"locations/quay": "locations/pier"')]);
});

test.each([
  [{}, { 'characters/a': 'characters/b' }],
  [
    { 'characters/z': 'characters/a', 'characters/y/l': 'characters/a/l', 'plots/a': 'plots/c' },
    {
      'characters/z': 'characters/b',
      'characters/y/l': 'characters/b/l',
      'plots/a': 'plots/c',
      'characters/a': 'characters/b',
    },
  ],
  [{ 'characters/b': 'characters/a' }, { 'characters/a': 'characters/b' }],
])('redirects %j lead to where the page has moved, and none stands at its new address', (before, after) => {
  expect(movedRedirects(before, [{ from: 'characters/a', to: 'characters/b' }], ['characters/b'])).toEqual(after);
});

test('the social image of a page follows the id of its item', () => {
  const images = new Set(['images/cards/plots/storm.jpg', 'images/cards/locations/storm.jpg']);
  const plan = renamePlan({ ...textsOf(FILES), images }, { folder: 'plots', from: 'storm', to: 'gale' });
  expect(plan.images).toEqual([
    { from: 'images/cards/plots/storm.jpg', path: 'images/cards/plots/gale.jpg', words: {} },
  ]);
  expect(renamePlan({ ...textsOf(FILES), images }, { folder: 'plots', from: 'tide', to: 'ebb' }).images).toEqual([]);
});
