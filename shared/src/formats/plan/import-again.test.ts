/** @jest-environment node */
import type { SourceImage } from '../source/source-item';
import { item, planned, type Texts, value } from '../testing/planned';

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

test('entries of a list that look alike but say something else all come, and come again as the same', async () => {
  const friend = (text: string) => ({ name: 'Ann', relation: 'Friend', text });
  const relations = [friend('At school.'), friend('At sea.'), friend('At sea.')];
  const items = [item({ fields: [{ from: 'r', text: 'Ann', to: ['sections', 'relationships'], value: relations }] })];
  const first = await planned(items);
  expect(first.json(LIFE)).toMatchObject({ sections: { relationships: relations.slice(0, 2) } });
  const second = await planned(items, { texts: first.after });
  expect([second.files, second.lines.map(({ state }) => state)]).toEqual([[], ['same']]);
});

test('a file that another source has made is still found by that one, whatever is merged into it', async () => {
  const first = await planned([item({ fields: [value(['sections', 'Overview'], 'Old.')] })]);
  const ids = { item: 'elena-torres', life: 'elena-torres-modern' };
  const other = item({ sourceId: 'vault/elena', ids, fields: [value(['sections', 'Backstory'], 'Born by the sea.')] });
  const second = await planned([other], { texts: first.after });
  expect(second.json(LIFE)).toMatchObject({
    recordInfo: { source: { id: 'card/elena' } },
    sections: { Overview: 'Old.', Backstory: 'Born by the sea.' },
  });
});
