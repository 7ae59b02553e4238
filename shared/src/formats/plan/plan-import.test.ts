/** @jest-environment node */
import { editedText } from '../../files/catalogue-file';
import type { SourceImage, SourceItem, SourceLink, SourceValue } from '../source/source-item';
import { newWork } from '../source/work';
import { CatalogueIndex } from './catalogue-index';
import { type ImportChoices, NO_CHOICES } from './import-choices';
import { draftedFiles, linesOf, planImport } from './plan-import';
import type { PreparedImage } from './plan-images';

const work = newWork(new AbortController().signal);

const value = (to: string[], text: string, of?: 'person' | 'life'): SourceValue => ({
  from: to.join('.'),
  text,
  to,
  value: text,
  ...(of && { of }),
});

interface Given extends Partial<SourceItem> {
  fields?: SourceValue[];
}

const item = ({ fields = [], ...given }: Given = {}): SourceItem => ({
  kind: 'character',
  sourceId: 'card/elena',
  name: 'Elena Torres',
  file: 'elena.png',
  values: fields,
  images: [],
  links: [],
  ...given,
});

type Texts = Map<string, string>;

async function planned(
  items: SourceItem[],
  {
    texts = new Map(),
    choices = {},
    prepared = new Map(),
  }: { texts?: Texts; choices?: Partial<ImportChoices>; prepared?: Map<SourceImage, PreparedImage> } = {},
) {
  const index = await CatalogueIndex.of(texts, new Set(), work);
  const given = { items, index, choices: { ...NO_CHOICES, ...choices }, prepared, today: '2026-11-28' as never };
  const plan = await planImport(given, work);
  const files = draftedFiles(plan);
  const after: Texts = new Map([
    ...texts,
    ...files.map(({ file, json }) => [file.path, editedText(file, json)] as const),
  ]);
  const json = (path: string) => JSON.parse(after.get(path) ?? 'null') as never;
  return {
    plan,
    files: files.map(({ file }) => file.path),
    after,
    json,
    lines: plan.items.flatMap((each) => linesOf(plan, each)),
  };
}

test('a card becomes a person with one life, both unpublished, and both know their source', async () => {
  const { files, json } = await planned([
    item({ fields: [value(['sections', 'Overview'], 'She sails.'), value(['physical', 'height'], `5'4" (162.6 cm)`)] }),
  ]);
  expect(files).toEqual(['characters/elena-torres.json', 'characters/elena-torres-modern.json']);
  expect(json('characters/elena-torres.json')).toMatchObject({
    name: 'Elena Torres',
    physical: { height: `5'4" (162.6 cm)` },
    recordInfo: { dateAdded: '2026-11-28', published: false, source: { id: 'person/card/elena' } },
    variants: [{ id: 'elena-torres-modern', label: 'Modern', recordInfo: { published: false } }],
  });
  expect(json('characters/elena-torres-modern.json')).toMatchObject({
    variantOf: 'elena-torres',
    genre: 'Modern',
    recordInfo: { published: false, source: { id: 'card/elena' } },
    sections: { Overview: 'She sails.' },
  });
});

test('files of one person are lives of one person, and what differs of the person is said of the life', async () => {
  const person = { key: 'elena', name: 'Elena Torres' };
  const { files, json } = await planned([
    item({ person, label: 'Fantasy', fields: [value(['physical', 'height'], 'tall')] }),
    item({
      person,
      sourceId: 'card/elena-2',
      name: 'Captain Torres',
      label: 'Sci-Fi',
      fields: [value(['physical', 'height'], 'taller')],
    }),
  ]);
  expect(files).toHaveLength(3);
  expect(json('characters/elena-torres.json')).toMatchObject({ physical: { height: 'tall' }, variants: [{}, {}] });
  expect(json('characters/elena-torres-sci-fi.json')).toMatchObject({
    variantOverrides: { physical: { height: 'taller' }, variantName: 'Captain Torres' },
  });
});

test('two people with one name stay two, until somebody says that they are one', async () => {
  const both = [item(), item({ sourceId: 'card/other' })];
  expect((await planned(both)).files).toHaveLength(4);
  const choices = {
    persons: { 'person/card/other': { key: 'person/card/elena' } },
    worlds: { 'card/other': 'Horror' },
  };
  expect((await planned(both, { choices })).files).toEqual([
    'characters/elena-torres.json',
    'characters/elena-torres-modern.json',
    'characters/elena-torres-horror.json',
  ]);
});

test('values of one place are joined, and each has a line', async () => {
  const { json, lines } = await planned([
    item({
      fields: [
        value(['sections', 'Overview'], 'One.'),
        value(['sections', 'Overview'], 'Two.'),
        { from: 'script', text: 'alert(1)', note: 'Scripts are left out.' },
      ],
    }),
  ]);
  expect(json('characters/elena-torres-modern.json')).toMatchObject({ sections: { Overview: 'One.\n\nTwo.' } });
  expect(lines.map(({ text, state, note }) => [text, state, note])).toEqual([
    ['One.', 'added', undefined],
    ['Two.', 'added', undefined],
    ['alert(1)', 'left-out', 'Scripts are left out.'],
  ]);
});

test('a second import of the same source changes nothing', async () => {
  const items = [
    item({
      fields: [
        value(['sections', 'Overview'], 'She sails.'),
        {
          from: 'tags',
          text: 'Brave, Female',
          to: ['tags'],
          value: [
            { group: 'Gender', name: 'Female' },
            { group: 'Mood', name: 'Brave' },
          ],
        },
      ],
      links: [{ from: 'r', as: 'relation', name: 'Tomás', words: 'Brother', kind: 'family' }],
    }),
  ];
  const first = await planned(items);
  const second = await planned(items, { texts: first.after });
  expect(second.files).toEqual([]);
  expect(second.lines.map(({ state }) => state)).toEqual(['same', 'same', 'same']);
});

const editedTo = (texts: Texts, path: string, from: string, to: string): Texts =>
  new Map(texts).set(path, (texts.get(path) ?? '').replace(from, to));

const LIFE = 'characters/elena-torres-modern.json';

test.each([
  ['what was edited in the catalogue stays', 'Mine.', 'Old.', 'Mine.', 'kept'],
  ['what was edited in the source comes', 'Old.', 'New.', 'New.', 'updated'],
  ['what was edited on both sides stays, and is asked about', 'Mine.', 'New.', 'Mine.', 'conflict'],
])('on a second import, %s', async (_, mine, theirs, after, state) => {
  const first = await planned([item({ fields: [value(['sections', 'Overview'], 'Old.')] })]);
  const texts = editedTo(first.after, LIFE, 'Old.', mine);
  const items = [item({ fields: [value(['sections', 'Overview'], theirs)] })];
  const second = await planned(items, { texts });
  expect(second.json(LIFE)).toMatchObject({ sections: { Overview: after } });
  expect(second.lines.map((line) => line.state)).toEqual([state]);
  const third = await planned(items, { texts: second.after });
  expect(third.lines.map((line) => line.state)).toEqual([after === theirs ? 'same' : 'kept']);
});

test('the side that somebody chooses is written', async () => {
  const first = await planned([item({ fields: [value(['sections', 'Overview'], 'Old.')] })]);
  const texts = editedTo(first.after, LIFE, 'Old.', 'Mine.');
  const choices = { sides: { [`${LIFE}#sections/Overview`]: 'theirs' as const } };
  const second = await planned([item({ fields: [value(['sections', 'Overview'], 'New.')] })], { texts, choices });
  expect(second.json(LIFE)).toMatchObject({ sections: { Overview: 'New.' } });
});

test('a tag that was taken away in the catalogue does not come back', async () => {
  const items = [
    item({ fields: [{ from: 'tags', text: 'Brave', to: ['tags'], value: [{ group: 'Mood', name: 'Brave' }] }] }),
  ];
  const first = await planned(items);
  const life = JSON.parse(first.after.get(LIFE) ?? '') as { tags: unknown[] };
  const texts = new Map(first.after).set(LIFE, JSON.stringify({ ...life, tags: [] }));
  const second = await planned(items, { texts });
  expect(second.json(LIFE)).toMatchObject({ tags: [] });
});

const relation = (name: string): SourceLink => ({ from: 'rel', as: 'relation', name, words: 'Friend', kind: 'friend' });

test('a relation leads to who has the name, in the import or in the catalogue, and is kept in words where nobody has', async () => {
  const known = await planned([item({ sourceId: 'card/ann', name: 'Ann Lee' })]);
  const items = [
    item({ links: [relation('Ann Lee'), relation('Tomás'), relation('Nobody')] }),
    item({ sourceId: 'card/tomas', name: 'Tomás' }),
  ];
  const { json, lines } = await planned(items, { texts: known.after });
  expect(json(LIFE)).toMatchObject({
    sections: {
      relationships: [
        { characterId: 'ann-lee', name: 'Ann Lee', kind: 'friend' },
        { characterId: 'tomas', name: 'Tomás' },
        { name: 'Nobody', relation: 'Friend' },
      ],
    },
  });
  expect(lines.filter(({ note }) => note).map(({ text }) => text)).toEqual(['Nobody: Friend']);
});

test('a private entry is marked, so that it is never published', async () => {
  const { json } = await planned([
    item({ isPrivate: true }),
    item({ kind: 'plot', sourceId: 'p', name: 'Storm', isPrivate: true }),
  ]);
  expect(json(LIFE)).toMatchObject({ recordInfo: { published: false, source: { isPrivate: true } } });
  expect(json('plots/storm.json')).toMatchObject({ recordInfo: { source: { isPrivate: true } } });
});

test('who brings along what is for adults alone, without an age, is asked for one', async () => {
  const items = [item({ fields: [value(['sections', 'Romance Vibe'], 'Slow.')] })];
  const { plan } = await planned(items);
  expect(plan.ageless.map(({ name }) => name)).toEqual(['Elena Torres']);
  const answered = await planned(items, { choices: { ages: { 'person/card/elena': 25 } } });
  expect(answered.plan.ageless).toEqual([]);
  expect(answered.json('characters/elena-torres.json')).toMatchObject({ ageGrade: { ageFormula: 'X+7' } });
});

test('a life of a person who is there already leaves the person as they are', async () => {
  const first = await planned([item({ fields: [value(['physical', 'height'], 'tall')] })]);
  const items = [
    item({
      sourceId: 'vault/captain',
      name: 'Captain Torres',
      label: 'Sci-Fi',
      fields: [value(['physical', 'height'], 'taller')],
    }),
  ];
  const choices = { persons: { 'person/vault/captain': { id: 'elena-torres' } } };
  const { json, files } = await planned(items, { texts: first.after, choices });
  expect(files).toEqual(['characters/elena-torres.json', 'characters/elena-torres-sci-fi.json']);
  expect(json('characters/elena-torres.json')).toMatchObject({
    physical: { height: 'tall' },
    variants: [{}, { label: 'Sci-Fi' }],
  });
  expect(json('characters/elena-torres-sci-fi.json')).toMatchObject({
    variantOverrides: { physical: { height: 'taller' }, variantName: 'Captain Torres' },
  });
});

const picture: SourceImage = {
  from: 'card',
  file: 'elena.png',
  use: 'avatar',
  bytes: () => Promise.resolve(new Uint8Array()),
};

test('a picture is named in the file, and comes again only when it is another one', async () => {
  const items = [item({ images: [picture, { ...picture, use: 'gallery', alt: 'Elena at sea' }] })];
  const ready = (digest: string) => new Map(items[0]?.images.map((image) => [image, { type: 'image/webp', digest }]));
  const first = await planned(items, { prepared: ready('one') });
  expect(first.plan.images.map(({ path }) => path)).toEqual([
    'images/avatars/elena-torres-modern-avatar.webp',
    'images/gallery/elena-torres-modern-gallery.webp',
  ]);
  expect(first.json(LIFE)).toMatchObject({
    images: { avatar: 'elena-torres-modern-avatar.webp' },
    gallery: [{ file: 'elena-torres-modern-gallery.webp', alt: 'Elena at sea' }],
  });
  const second = await planned(items, { texts: first.after, prepared: ready('one') });
  expect([second.files, second.plan.images]).toEqual([[], []]);
});

test('a picture that cannot be read is told, and the person comes without it', async () => {
  const { files, lines } = await planned([item({ images: [picture] })]);
  expect(files).toHaveLength(2);
  expect(lines).toEqual([{ from: 'card', text: 'elena.png', state: 'left-out', note: 'The picture cannot be read.' }]);
});

test('a file of the catalogue that is no JSON is named, and nothing is written over it', async () => {
  const { files } = await planned([item()], { texts: new Map([['characters/elena-torres.json', '{']]) });
  expect(files).toEqual(['characters/elena-torres-2.json', 'characters/elena-torres-2-modern.json']);
});

test('items that somebody leaves out make no file', async () => {
  const { files } = await planned([item()], { choices: { leftOut: new Set(['card/elena']) } });
  expect(files).toEqual([]);
});
