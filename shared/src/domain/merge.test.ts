/** @jest-environment node */
import { displayedName, mergeVariant } from './merge';

const core = {
  id: 'mara',
  name: 'Mara Quill',
  nameInfo: { fullName: 'Mara Isolde Quill', nickname: 'Quill' },
  ageGrade: { birthMonth: 4, birthDay: 17, ageFormula: 'X+6' },
  physical: { height: '5\'7"', build: 'Wiry' },
  recordInfo: { dateAdded: '2026-03-01', published: true, version: 1 },
  tags: [
    { group: 'Hair Color', name: 'Brunette' },
    { group: 'Genre', name: 'Modern' },
  ],
  images: { avatar: 'mara.avif', banner: 'mara-wide.avif', gallery: [{ file: 'core.avif', genre: 'all' }] },
  sections: { Overview: 'Core text', Preferences: ['tea', 'rain'], 'Emotional Notes': { Calm: 'a', Angry: 'b' } },
  family: 'quill',
  variants: [{ id: 'mara-sea', label: 'Sea' }],
};

test('a bare variant leaves the core as it is', () => {
  const merged = mergeVariant(core, { id: 'mara-sea' });
  expect(merged).toMatchObject({ ...core, images: { avatar: 'mara.avif', banner: 'mara-wide.avif' } });
  expect(merged).toMatchObject({ id: 'mara', variantId: 'mara-sea', variantName: 'Mara Quill', variantLabel: 'Sea' });
});

test('the variant wins over its overrides, and these over the core', () => {
  const merged = mergeVariant(core, {
    id: 'mara-sea',
    variantOverrides: { physical: { build: 'Strong', height: '6\'0"' }, family: 'tide', ageless: true },
    physical: { build: 'Stocky' },
  });
  expect(merged.physical).toEqual({ height: '6\'0"', build: 'Stocky' });
  expect(merged.family).toBe('tide');
  expect(merged.ageless).toBe(true);
});

test('sections merge by key; lists in them are replaced and blanks replace nothing', () => {
  const sections = {
    Overview: '',
    Preferences: ['salt'],
    'Emotional Notes': { Calm: '', Angry: 'c' },
    'RP Hooks': 'New',
  };
  expect(mergeVariant(core, { id: 'mara-sea', sections }).sections).toEqual({
    Overview: 'Core text',
    Preferences: ['salt'],
    'Emotional Notes': { Calm: 'a', Angry: 'c' },
    'RP Hooks': 'New',
  });
});

test('an unpublished variant of a published core is unpublished', () => {
  const merged = mergeVariant(core, { id: 'mara-sea', recordInfo: { published: false } });
  expect(merged.recordInfo).toEqual({ dateAdded: '2026-03-01', published: false, version: 1 });
});

test('a life takes only filled texts and cover layers of the images', () => {
  const images = {
    avatar: 'sea.avif',
    banner: '',
    background: 7,
    gallery: [{ file: 'x.avif' }],
    cover: { character: 'c.avif' },
  };
  expect(
    mergeVariant({ ...core, images: { ...core.images, cover: { text: 't.avif' } } }, { id: 'v', images }).images,
  ).toEqual({
    avatar: 'sea.avif',
    banner: 'mara-wide.avif',
    cover: { text: 't.avif', character: 'c.avif' },
  });
});

test('a cover of one file replaces layers, and layers replace a file', () => {
  const layered = { ...core, images: { cover: { text: 't.avif' } } };
  const single = { ...core, images: { cover: 'one.avif' } };
  expect(mergeVariant(layered, { id: 'v', images: { cover: 'two.avif' } }).images).toEqual({ cover: 'two.avif' });
  expect(mergeVariant(single, { id: 'v', images: { cover: { text: 't.avif' } } }).images).toEqual({
    cover: { text: 't.avif' },
  });
});

test('tags are those of the core, then those of the variant, each once', () => {
  const tags = [
    { group: 'Genre', name: 'Modern' },
    { group: 'Genre', name: 'Fantasy' },
  ];
  expect(mergeVariant(core, { id: 'v', tags }).tags).toEqual([...core.tags, { group: 'Genre', name: 'Fantasy' }]);
});

test('the gallery is the variant’s where it has one, else the core’s', () => {
  const own = [{ file: 'sea.avif', genre: 'Fantasy' }];
  expect(mergeVariant(core, { id: 'v', gallery: own }).gallery).toEqual(own);
  expect(mergeVariant(core, { id: 'v', gallery: [] }).gallery).toEqual(core.images.gallery);
  expect(mergeVariant(core, { id: 'v' }).images).not.toHaveProperty('gallery');
});

test.each([
  [{ variantName: 'Captain Quill' }, 'Captain Quill', 'Captain Quill'],
  [{ variantName: '  ' }, 'Mara Quill', 'Mara Isolde Quill'],
  [{ nameInfo: { fullName: 'Mara of the Sea' } }, 'Mara Quill', 'Mara of the Sea'],
  [{}, 'Mara Quill', 'Mara Isolde Quill'],
])('overrides %j are listed as %s and displayed as %s', (variantOverrides, listed, displayed) => {
  const merged = mergeVariant(core, { id: 'mara-sea', variantOverrides: variantOverrides });
  expect(merged.variantName).toBe(listed);
  expect(displayedName(merged)).toBe(displayed);
});

test('a person without a full name is displayed by the name, and without any by the id', () => {
  expect(displayedName(mergeVariant({ id: 'mara', name: 'Mara', nameInfo: { fullName: ' ' } }, { id: 'v' }))).toBe(
    'Mara',
  );
  expect(displayedName(mergeVariant({ id: 'mara' }, { id: 'v' }))).toBe('mara');
});

test('keys that reach a prototype do not survive, and plain JSON of the wrong shape does no harm', () => {
  const variant = JSON.parse(
    '{"id":"v","__proto__":{"polluted":1},"sections":{"constructor":{"prototype":{"polluted":1}}},"tags":"no","gallery":{},"images":[]}',
  ) as { id: string };
  const merged = mergeVariant(core, variant);
  expect('polluted' in merged).toBe(false);
  expect(Object.hasOwn(merged.sections, 'constructor')).toBe(false);
  expect(merged.tags).toEqual(core.tags);
});
