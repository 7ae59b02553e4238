/** @jest-environment node */
import { CatalogueError } from '../catalogue/catalogue-error';
import { parsedFiles } from '../testing/parsed-files';
import { deriveSearch } from './derive-search';
import { NAMES_FILE, type SearchNames, type SearchWords, type WordPart, WORDS_FILE } from './search-files';

const PUBLISHED = { published: true, version: 1 };

const tag = (name: string, group = 'Role') => ({ group, name });

const catalogue: Record<string, unknown> = {
  'characters/index.variants.json': [
    {
      id: 'mara-modern',
      coreId: 'mara',
      name: 'Mara Quill',
      variantLabel: 'Modern',
      avatar: 'mara.avif',
      tags: [tag('Cook')],
    },
    {
      id: 'mara-night',
      coreId: 'mara',
      name: 'The Night Cook',
      variantLabel: 'Horror',
      contentRating: 2,
      tags: [tag('Cook')],
    },
    { id: 'lost', coreId: 'nobody', name: 'Lost Life', ...PUBLISHED },
  ],
  'characters/mara.json': {
    id: 'mara',
    name: 'Mara Quill',
    nameInfo: { fullName: 'Mara Ysolde Quill', nickname: 'Mouse', firstName: 'Mara', formalName: 'Miss Quill' },
    sections: {
      Backstory: 'Born beside a lighthouse.',
      relationships: [{ name: 'Ivo', relation: 'Brother', text: 'Owes her a coat.' }],
    },
  },
  'characters/mara-modern.json': {
    variantOf: 'mara',
    sections: { 'Romance Vibe': 'Velvet.', Overview: { Habits: ['Whistles.'] } },
  },
  'characters/mara-night.json': {
    variantOf: 'mara',
    variantOverrides: { variantName: 'The Night Cook', nameInfo: { nickname: 'Ladle' } },
    sections: { Backstory: 'Nobody remembers.' },
  },
  'plots/index.variants.json': [
    { id: 'storm-modern', coreId: 'storm', title: 'The Storm', variantLabel: 'Modern', ...PUBLISHED },
  ],
  'plots/storm-modern.json': {
    coreId: 'storm',
    title: 'The Storm',
    hook: 'Rain.',
    sections: { mainRoles: [{ name: 'Keeper', role: 'Lead', description: 'Holds the lamp.' }] },
  },
  'locations/index.json': [{ id: 'quay', name: 'Highlight Quay', tags: [tag('__proto__', '')], ...PUBLISHED }],
  'locations/quay.json': {
    name: 'Highlight Quay',
    summary: 'Wet stone.',
    locations: [{ name: 'Crane', description: 'Rusty.' }],
  },
  'changelog.json': [{ title: 'First light', date: '2026-10-01', items: [{ text: 'All' }] }],
  'images/index.json': { 'avatars/mara.avif': { width: 512, height: 512, widths: [128, 256] } },
};

const read = (files: Record<string, unknown>) => async (file: string) => {
  if (!Object.hasOwn(files, file)) throw new CatalogueError('not-ok', file);
  return files[file];
};

const derive = async (files = catalogue) =>
  parsedFiles(await deriveSearch(read(files), (content) => `hash${content.length}`));

async function parts(files = catalogue) {
  const all = await derive(files);
  const words = [...all].flatMap(([file, content]) =>
    /words-/.test(file) ? Object.entries((content as WordPart).words) : [],
  );
  return {
    names: all.get(NAMES_FILE) as SearchNames,
    manifest: all.get(WORDS_FILE) as SearchWords,
    words: new Map(words),
  };
}

test('the names are those of people and lives, each alias where it is new, and those of other items, tags and releases', async () => {
  const { names } = await parts();
  expect(names).toEqual({
    id: expect.any(String) as string,
    labels: ['Modern', 'Horror', ''],
    people: [
      ['mara', 'Mara Quill', ['Miss Quill', 'Mara Ysolde Quill', 'Mouse'], 'avatars/mara@128.avif'],
      ['nobody', 'Lost Life'],
    ],
    lives: [
      [0, 'mara-modern', '', 0, [], 'avatars/mara@128.avif'],
      [0, 'mara-night', 'The Night Cook', 1, ['Ladle'], '', 2],
      [1, 'lost', '', 2],
    ],
    items: { plots: [['storm-modern', 'The Storm', 'storm', 0]], locations: [['quay', 'Highlight Quay', '', 2]] },
    tags: [
      ['Role', 'Cook', 2, [0, 1]],
      ['', '__proto__', 1, [4]],
    ],
    releases: [['First light', '2026-10-01']],
  });
});

test('a word leads to the items whose pages say it, a life to what it has of its core', async () => {
  const { words } = await parts();
  // Items: two lives of Mara, the lost one, the plot, the place; behind them what is for adults alone.
  expect(words.get('lighthouse')).toEqual([0, 1]);
  expect(words.get('coat')).toEqual([0, 1, 1, 1]);
  expect(words.get('remembers')).toEqual([1, 1]);
  expect(words.get('habits')).toEqual([0, 11]);
  expect(words.get('lamp')).toEqual([3, 1]);
  expect(words.get('rain')).toEqual([3, 11]);
  expect(words.get('crane')).toEqual([4, 1]);
  expect(words.has('quill')).toBe(false);
});

test('a text for adults alone is a document of its own', async () => {
  const { words, manifest } = await parts();
  expect(words.get('velvet')).toEqual([5, 1]);
  expect(manifest.forAdults).toEqual([0]);
});

test('words are in order over all parts, and a long text has several', async () => {
  const text = Array.from({ length: 3000 }, (_, index) => `w${index}`).join(' ');
  const { manifest, words } = await parts({
    ...catalogue,
    'locations/quay.json': { name: 'Quay', summary: text },
  });
  expect(manifest.parts.length).toBeGreaterThan(2);
  const first = manifest.parts.map(([word]) => word);
  expect(first).toEqual([...first].sort());
  expect(words.get('w2999')).toEqual([4, 11]);
});

test('a word that stands nearly everywhere is common, in a catalogue of many items', async () => {
  const ids = Array.from({ length: 30 }, (_, index) => `place-${index}`);
  const { manifest, words } = await parts({
    'locations/index.json': ids.map((id) => ({ id, name: id, ...PUBLISHED })),
    ...Object.fromEntries(ids.map((id, index) => [`locations/${id}.json`, { name: id, summary: `The mist${index}` }])),
  });
  expect(manifest.common).toEqual(['the']);
  expect(words.has('the')).toBe(false);
  expect(words.get('mist7')).toEqual([7, 11]);
});

test('a catalogue without a single file has an empty index', async () => {
  const { names, manifest, words } = await parts({});
  expect(names).toMatchObject({ people: [], lives: [], items: { plots: [], locations: [] }, tags: [], releases: [] });
  expect(manifest).toMatchObject({ names: names.id, parts: [], common: [], forAdults: [] });
  expect(words.size).toBe(0);
});
