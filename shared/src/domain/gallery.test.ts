import { defaultGalleryStyle, galleryFor } from './gallery';

const tags = [
  { group: 'Genre', name: 'Sci-Fi' },
  { group: 'Theme', name: 'Horror' },
];

test.each([
  ['all', true],
  ['All', true],
  ['sci-fi', true],
  ['SCI-FI', true],
  ['Horror', false],
  ['Modern', false],
  ['', false],
  [undefined, false],
])('an item of genre %s shows: %s', (genre, shown) => {
  expect(galleryFor([{ file: 'a.avif', genre }], tags)).toHaveLength(shown ? 1 : 0);
});

test('photos come first where there are any', () => {
  expect(
    defaultGalleryStyle([
      { file: 'a.avif', style: 'drawn' },
      { file: 'b.avif', style: 'photo' },
    ]),
  ).toBe('photo');
  expect(defaultGalleryStyle([{ file: 'a.avif', style: 'drawn' }])).toBe('all');
  expect(defaultGalleryStyle([])).toBe('all');
});
