/** @jest-environment node */
import { EVERY_IMAGE, notingLookups, withoutWords } from './page-parts';

const size = { width: 1, height: 1, widths: [] };
const images = { 'avatars/a.avif': size, 'avatars/b.avif': size };

test.each<[string, (index: typeof images) => unknown]>([
  ['its size is read', (index) => index['avatars/b.avif']],
  ['it is looked for', (index) => 'avatars/b.avif' in index],
  ['it is asked whether it is there', (index) => Object.hasOwn(index, 'avatars/b.avif')],
])('an image is noted when %s', (_, lookUp) => {
  const lookedUp = new Set<string>();
  const seen = lookUp(notingLookups(images, { lookedUp, described: new Set() }) as typeof images);
  expect(seen).toEqual(lookUp(images));
  expect([...lookedUp]).toEqual(['avatars/b.avif']);
});

test('a name that the index does not have is noted, too: a page changes when it comes', () => {
  const lookedUp = new Set<string>();
  const index = notingLookups(images, { lookedUp, described: new Set() });
  expect([index['avatars/c.avif'], index['constructor'], Object.hasOwn(index, 'avatars/c.avif')]).toEqual([
    undefined,
    Object,
    false,
  ]);
  expect([...lookedUp]).toEqual(['avatars/c.avif', 'constructor']);
});

test('a part that goes through all of the index is noted as resting on all of it', () => {
  const lookedUp = new Set<string>();
  expect(Object.keys(notingLookups(images, { lookedUp, described: new Set() }))).toEqual(Object.keys(images));
  expect(lookedUp).toContain(EVERY_IMAGE);
});

test('an image is noted as described when its words are read, and not for its size alone', () => {
  const described = new Set<string>();
  const record = { ...size, alt: 'A lamp' };
  const index = notingLookups(
    { 'avatars/a.avif': record, 'avatars/b.avif': record },
    { lookedUp: new Set(), described },
  );
  expect(index['avatars/a.avif']?.width).toBe(1);
  expect(index['avatars/b.avif']?.alt).toBe('A lamp');
  expect([...described]).toEqual(['avatars/b.avif']);
});

test('a page carries all but the texts of an image that it does not describe', () => {
  const image = { ...size, focus: [0.5, 0.25] as [number, number], alt: 'A lamp', credit: 'Ida' };
  expect(withoutWords(image)).toEqual({ ...size, focus: [0.5, 0.25] });
  expect(withoutWords({ ...size, alt: 'A lamp' })).toEqual(size);
});
