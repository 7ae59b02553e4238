/** @jest-environment node */
import type { Plan } from '../changes/change-set';
import { duplicateFiles } from '../duplicate/duplicate-files';
import { afterPlan, type Files, findingsOf, textsOf } from '../testing/catalogue-for-plans';
import { fileAt } from '../whole/catalogue-texts';
import { removalPlan, StillNamed } from './removal-plan';
import { retirePlan } from './retire-plan';

const SHOWN = { published: true, version: 1 };
const HIDDEN = { published: false, version: 1 };

const FILES: Files = {
  'characters/mara.json': {
    id: 'mara',
    name: 'Mara',
    nameInfo: { fullName: 'Mara Quill' },
    recordInfo: { ...SHOWN, dateAdded: '2026-01-01', contentRating: 1 },
    variants: [
      { id: 'mara-modern', label: 'Modern', recordInfo: SHOWN },
      { id: 'mara-old', label: 'Historical', recordInfo: SHOWN },
    ],
  },
  'characters/mara-modern.json': {
    id: 'mara-modern',
    variantOf: 'mara',
    variantLabel: 'Modern',
    genre: 'Modern',
    recordInfo: SHOWN,
    tags: [
      { group: 'Genre', name: 'Modern' },
      { group: 'Eye Color', name: 'Modern' },
    ],
  },
  'characters/mara-old.json': { id: 'mara-old', variantOf: 'mara' },
  'plots/storm.json': {
    id: 'storm',
    coreId: 'storm',
    title: 'Storm',
    recordInfo: SHOWN,
    sections: { mainRoles: [{ variantId: 'mara-modern' }] },
  },
  'plots/storm-old.json': { id: 'storm-old', coreId: 'storm', title: 'Storm', recordInfo: HIDDEN },
  'locations/quay.json': { id: 'quay', name: 'Quay', published: true, version: 1, connectedPlots: ['storm'] },
  'locations/pier.json': { id: 'pier', name: 'Pier', published: false },
  'families/quill.json': { id: 'quill', name: 'Quill', members: [{ id: 'a', characterId: 'mara' }] },
  'redirects.json': {
    'locations/dock': 'locations/pier',
    'characters/old/x': 'characters/mara/mara-old',
    'families/clan': 'families/quill',
  },
  'mentions.json': [{ file: 'locations/pier.json', name: 'Mara' }],
};

/** The files that are not as they were; undefined for one that is gone. */
function changes(plan: (path: string) => Plan, path: string) {
  const after = afterPlan(FILES, plan(path));
  expect(findingsOf(after).filter((line) => !/is not in the index/.test(line)).length).toBeLessThanOrEqual(
    findingsOf(FILES).length,
  );
  const names = [...new Set([...Object.keys(FILES), ...Object.keys(after)])];
  return Object.fromEntries(
    names.flatMap((name) => (JSON.stringify(FILES[name]) === JSON.stringify(after[name]) ? [] : [[name, after[name]]])),
  );
}

const retire = (path: string) => retirePlan(textsOf(FILES), path);
const remove = (path: string) => removalPlan(textsOf(FILES), path);

const listed = (modern: object, old: object) => [
  { id: 'mara-modern', label: 'Modern', recordInfo: modern },
  { id: 'mara-old', label: 'Historical', recordInfo: old },
];
const mara = FILES['characters/mara.json'] as object;
const life = FILES['characters/mara-modern.json'] as object;

test.each<[string, Files]>([
  [
    'characters/mara-modern.json',
    {
      'characters/mara-modern.json': { ...life, recordInfo: HIDDEN },
      'characters/mara.json': { ...mara, variants: listed(HIDDEN, SHOWN) },
    },
  ],
  [
    // It is published as its person is, until it says otherwise.
    'characters/mara-old.json',
    {
      'characters/mara-old.json': { id: 'mara-old', variantOf: 'mara', recordInfo: { published: false } },
      'characters/mara.json': { ...mara, variants: listed(SHOWN, HIDDEN) },
    },
  ],
  [
    'characters/mara.json',
    {
      'characters/mara.json': {
        ...mara,
        recordInfo: { ...HIDDEN, dateAdded: '2026-01-01', contentRating: 1 },
        variants: listed(HIDDEN, HIDDEN),
      },
      'characters/mara-modern.json': { ...life, recordInfo: HIDDEN },
    },
  ],
  ['plots/storm.json', { 'plots/storm.json': { ...(FILES['plots/storm.json'] as object), recordInfo: HIDDEN } }],
  ['locations/quay.json', { 'locations/quay.json': { ...(FILES['locations/quay.json'] as object), published: false } }],
])('%s is retired wherever it is said to be published', (path, changed) => {
  expect(changes(retire, path)).toEqual(changed);
});

test('an unpublished item is not retired', () => {
  expect(() => retire('locations/pier.json')).toThrow('pier is not published.');
});

test.each<[string, Files]>([
  [
    'characters/mara-old.json',
    {
      'characters/mara-old.json': undefined,
      'characters/mara.json': { ...mara, variants: listed(SHOWN, SHOWN).slice(0, 1) },
      'redirects.json': { 'locations/dock': 'locations/pier', 'families/clan': 'families/quill' },
    },
  ],
  [
    'locations/pier.json',
    {
      'locations/pier.json': undefined,
      'redirects.json': { 'characters/old/x': 'characters/mara/mara-old', 'families/clan': 'families/quill' },
      'mentions.json': [],
    },
  ],
  // Another version of the plot stays, and what names the plot names that.
  ['plots/storm.json', { 'plots/storm.json': undefined }],
  [
    'families/quill.json',
    {
      'families/quill.json': undefined,
      'redirects.json': { 'locations/dock': 'locations/pier', 'characters/old/x': 'characters/mara/mara-old' },
    },
  ],
])('%s is removed, with what leads to it', (path, changed) => {
  expect(changes(remove, path)).toEqual(changed);
});

test.each([
  [
    'characters/mara.json',
    [
      'characters/mara-modern.json $.variantOf',
      'characters/mara-old.json $.variantOf',
      'families/quill.json $.members[0].characterId',
    ],
  ],
  ['characters/mara-modern.json', ['plots/storm.json $.sections.mainRoles[0].variantId']],
])('%s is not removed as long as other files name it, which are listed', (path, named) => {
  const error = (() => {
    try {
      return remove(path);
    } catch (thrown) {
      return thrown;
    }
  })();
  expect(error).toBeInstanceOf(StillNamed);
  const { mentions } = error as StillNamed;
  expect(mentions.flatMap(({ file, references }) => references.map((each) => `${file.path} ${each.path}`))).toEqual(
    named,
  );
});

test('the last version of a plot is not removed as long as a file names the plot', () => {
  const files = Object.fromEntries(Object.entries(FILES).filter(([path]) => path !== 'plots/storm.json'));
  expect(() => removalPlan(textsOf(files), 'plots/storm-old.json')).toThrow(StillNamed);
});

const copy = (path: string, name: string, isVersion = false) => {
  const texts = textsOf(FILES);
  const file = fileAt(texts, path);
  if (!file) throw new Error(`There is no ${path}.`);
  const core = file.kind === 'variant' ? fileAt(texts, 'characters/mara.json') : undefined;
  return duplicateFiles(file, { id: 'new-one', name, isVersion }, core).map((each) => each.json);
};

test('a life is copied into another world, unpublished, and its person lists it', () => {
  const [made, core] = copy('characters/mara-modern.json', 'Fantasy');
  expect(made).toEqual({
    id: 'new-one',
    variantOf: 'mara',
    variantLabel: 'Fantasy',
    genre: 'Fantasy',
    recordInfo: { published: false, version: 0 },
    tags: [
      { group: 'Genre', name: 'Fantasy' },
      { group: 'Eye Color', name: 'Modern' },
    ],
  });
  const reference = { id: 'new-one', label: 'Fantasy', recordInfo: { published: false, version: -1 } };
  expect(core).toEqual({ ...mara, variants: [...listed(SHOWN, SHOWN), reference] });
});

test.each<[string, boolean, object]>([
  [
    'characters/mara.json',
    false,
    {
      name: 'Wren',
      nameInfo: { fullName: 'Wren' },
      recordInfo: { published: false, version: -1, contentRating: 1 },
      variants: [],
    },
  ],
  ['plots/storm.json', false, { coreId: 'new-one', title: 'Wren', recordInfo: { published: false, version: -1 } }],
  ['plots/storm.json', true, { coreId: 'storm', title: 'Wren', recordInfo: { published: false, version: -1 } }],
  ['locations/quay.json', false, { name: 'Wren', published: false, version: -1 }],
  ['families/quill.json', false, { name: 'Wren' }],
])('%s is copied under another name, unpublished (as a version: %s)', (path, isVersion, changed) => {
  expect(copy(path, 'Wren', isVersion)).toEqual([{ ...(FILES[path] as object), id: 'new-one', ...changed }]);
});
