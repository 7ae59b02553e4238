/** @jest-environment node */
import { notingLookups } from './page-parts';

const size = { width: 1, height: 1, widths: [] };
const images = { 'avatars/a.avif': size, 'avatars/b.avif': size };

test.each<[string, (index: typeof images) => unknown]>([
  ['its size is read', (index) => index['avatars/b.avif']],
  ['it is asked whether it is there', (index) => Object.hasOwn(index, 'avatars/b.avif')],
])('an image is noted when %s', (_, lookUp) => {
  const lookedUp = new Set<string>();
  const seen = lookUp(notingLookups(images, lookedUp) as typeof images);
  expect(seen).toEqual(lookUp(images));
  expect([...lookedUp]).toEqual(['avatars/b.avif']);
});

test('an image that the index does not have is not noted', () => {
  const lookedUp = new Set<string>();
  const index = notingLookups(images, lookedUp);
  expect([index['avatars/c.avif'], index['constructor'], Object.hasOwn(index, 'avatars/c.avif')]).toEqual([
    undefined,
    Object,
    false,
  ]);
  expect([...lookedUp]).toEqual([]);
});
