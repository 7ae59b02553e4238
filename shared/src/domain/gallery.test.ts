/** @jest-environment node */
import { captionOf, defaultGalleryStyle, galleryFor, itemsInStyle, stylesOf } from './gallery';

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

const styled = (...styles: (string | undefined)[]) => styles.map((style, index) => ({ file: `${index}.avif`, style }));

test.each([
  [
    ['abstract', 'anime', 'drawn'],
    ['anime', 'drawn', 'abstract'],
  ],
  [
    ['photo', 'Photo', ' PHOTO ', 'rpg'],
    ['RPG', 'photo'],
  ],
  [
    ['ink', 'drawn', 'Ink', 'collage'],
    ['drawn', 'ink', 'collage'],
  ],
  [['all', 'All', '', '  ', undefined], []],
])('the styles of %j are %j', (styles, expected) => {
  expect(stylesOf(styled(...styles))).toEqual(expected);
});

test.each([
  ['all', ['0.avif', '1.avif', '2.avif', '3.avif']],
  ['photo', ['0.avif', '1.avif']],
  ['RPG', ['2.avif']],
])('the style %s has the items %j', (style, files) => {
  expect(itemsInStyle(styled(' Photo', 'photo', 'rpg', undefined), style).map(({ file }) => file)).toEqual(files);
});

test('the default style leaves something to see, however it is written', () => {
  const items = styled('Photo', 'drawn');
  expect(itemsInStyle(items, defaultGalleryStyle(items))).toHaveLength(1);
});

test.each([
  ['Maren Holloway', 'drawn', 'Maren Holloway, drawn'],
  ['Maren Holloway', ' ', 'Maren Holloway'],
  ['Maren Holloway', undefined, 'Maren Holloway'],
])('%s in style %s reads %s', (subject, style, caption) => {
  expect(captionOf(subject, { style })).toBe(caption);
});
