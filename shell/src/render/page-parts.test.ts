/** @jest-environment node */
import { notingLookups } from './page-parts';

const size = { width: 1, height: 1, widths: [] };
const images = { 'avatars/a.avif': size, 'avatars/b.avif': size };

test.each<[string, (index: typeof images) => unknown]>([
  ['its size is read', (index) => index['avatars/b.avif']],
  ['it is asked whether it is there', (index) => Object.hasOwn(index, 'avatars/b.avif')],
])('a picture is noted when %s', (_, lookUp) => {
  const pictures = new Set<string>();
  const seen = lookUp(notingLookups(images, pictures) as typeof images);
  expect(seen).toEqual(lookUp(images));
  expect([...pictures]).toEqual(['avatars/b.avif']);
});

test('a picture that the index does not have is not noted', () => {
  const pictures = new Set<string>();
  const index = notingLookups(images, pictures);
  expect([index['avatars/c.avif'], index['constructor'], Object.hasOwn(index, 'avatars/c.avif')]).toEqual([
    undefined,
    Object,
    false,
  ]);
  expect([...pictures]).toEqual([]);
});
