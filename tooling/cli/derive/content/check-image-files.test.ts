/** @jest-environment node */
import { rm } from 'node:fs/promises';
import sharp from 'sharp';
import { TemporaryCatalogue, tinyImage } from './testing/temporary-catalogue';

let catalogue: TemporaryCatalogue;

beforeEach(async () => {
  catalogue = await TemporaryCatalogue.ofFixture();
});
afterEach(() => catalogue.remove());

test('the check reports a file that is no image, and a truncated one', async () => {
  const image = await tinyImage();
  await catalogue.write('images/avatars/mara.avif', 'not an image');
  await catalogue.write('images/avatars/ivo.avif', image.subarray(0, 20));
  await catalogue.index();
  await expect(catalogue.check()).resolves.toEqual(
    ['ivo', 'mara'].map(
      (name) =>
        `error images/avatars/${name}.avif $: not an image that can be read. Save it again as AVIF, WebP, PNG, JPEG or SVG.`,
    ),
  );
});

test('the check reports a layer that hides those below; a background may be opaque', async () => {
  const opaque = await sharp({ create: { width: 4, height: 6, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
  await catalogue.write('images/characters/covers/back/mara-modern.avif', opaque);
  await catalogue.write('images/characters/covers/text/mara-modern.avif', opaque);
  await expect(catalogue.check()).resolves.toEqual([
    'error images/characters/covers/text/mara-modern.avif $: a layer without transparency hides those below. Save it with an alpha channel.',
  ]);
});

test('the check reports unused images with their sizes; badges and cards are known by their names', async () => {
  const used = ['highlights/newRelease.avif', 'highlights/new.avif', 'highlights/new@2.avif', 'cards/home.jpg'];
  for (const file of used) await catalogue.write(`images/${file}`, await tinyImage(file.includes('@') ? 2 : 4));
  await catalogue.write('images/avatars/nobody.avif', await tinyImage(30, 20));
  await catalogue.write('images/highlights/newest.avif', await tinyImage());
  await catalogue.index();
  await expect(catalogue.check()).resolves.toEqual([
    'warning images/avatars/nobody.avif $: nothing uses this image, 30 × 20. Name it where it belongs, or remove it.',
    'warning images/highlights/newest.avif $: nothing uses this image, 4 × 6. Name it where it belongs, or remove it.',
  ]);
});

test('a narrower version has the width of its name, and an image to be the version of', async () => {
  await catalogue.write('images/avatars/mara@2.avif', await tinyImage(3));
  await catalogue.write('images/avatars/nobody@2.avif', await tinyImage(2));
  await catalogue.index();
  await expect(catalogue.check()).resolves.toEqual([
    'error images/avatars/mara@2.avif $: 3 pixels wide, other than its name says. Make it again, or rename it.',
    'warning images/avatars/nobody@2.avif $: nothing uses this image, 2 × 6. Name it where it belongs, or remove it.',
  ]);
});

test('the index of images says what the images are', async () => {
  await catalogue.write('images/avatars/mara@2.avif', await tinyImage(2));
  await catalogue.edit<Record<string, object>>('images/index.json', (index) => {
    Reflect.deleteProperty(index, 'avatars/ivo.avif');
    return {
      ...index,
      'avatars/gone.avif': { width: 1, height: 1 },
      'gallery/mara-drawn.avif': { width: 5, height: 6 },
      'gallery/mara-modern-photo.avif': { width: 4, height: 6, widths: [2] },
    };
  });
  const at = (file: string, message: string) =>
    `error images/index.json $["${file}"]: ${message}. Run npm run content -- index.`;
  const lines = await catalogue.check();
  expect(lines.sort()).toEqual([
    at('avatars/gone.avif', 'there is no images/avatars/gone.avif'),
    at('avatars/ivo.avif', 'does not list images/avatars/ivo.avif'),
    at('avatars/mara.avif', 'does not list the version that is 2 wide'),
    at('gallery/mara-drawn.avif', 'says 5 × 6, but the image is 4 × 6'),
    at('gallery/mara-modern-photo.avif', 'there is no images/gallery/mara-modern-photo@2.avif'),
  ]);
});

test('the check reports a missing image index once, and not for a catalogue without images', async () => {
  await rm(catalogue.path('images/index.json'));
  await expect(catalogue.check()).resolves.toEqual([
    'warning images/index.json $: missing, so pages jump while their images load. Run npm run content -- index.',
  ]);
  await rm(catalogue.path('images'), { recursive: true });
  const lines = await catalogue.check();
  expect(lines.join('\n')).not.toContain('index.json');
});

test.each([
  ['[{', 'not JSON: .*Correct the JSON\\.'],
  ['[]', 'found a list\\. Write an object, or leave it out\\.'],
  ['', 'the file is empty\\. Write its content, or delete it\\.'],
])('the check reports an image index that reads %p once, and not for each image', async (text, message) => {
  await catalogue.write('images/index.json', text);
  const lines = await catalogue.check();
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(new RegExp(`^error images/index\\.json \\$: ${message}$`));
});

const photo = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#357' } });
const GPS = {
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '0/1 7/1 0/1' },
};

test('a photo whose metadata tell where it was taken or whose it is, is named', async () => {
  const [place, name, none] = await Promise.all([
    photo(4, 6).withExif(GPS).jpeg().toBuffer(),
    photo(4, 6)
      .withExif({ IFD0: { Artist: 'Somebody' } })
      .webp()
      .toBuffer(),
    photo(4, 6)
      .withExif({ IFD0: { Software: 'sharp' } })
      .jpeg()
      .toBuffer(),
  ]);
  await catalogue.write('images/cards/place.jpg', place);
  await catalogue.write('images/cards/name.webp', name);
  await catalogue.write('images/cards/none.jpg', none);
  await catalogue.index();
  await expect(catalogue.check()).resolves.toEqual([
    'warning images/cards/name.webp $: its metadata tell whose it is. Save it without metadata, as the editors do.',
    'warning images/cards/place.jpg $: its metadata tell where it was taken. Save it without metadata, as the editors do.',
  ]);
});

test.each([
  '<script>alert(1)</script>',
  '<rect onload="alert(1)"/>',
  '<a href="javascript:alert(1)"><rect/></a>',
  '<foreignObject><p>x</p></foreignObject>',
])('an SVG with %s is an error, one without is not', async (active) => {
  const svg = (content: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="4" height="6"><rect width="4" height="6"/>${content}</svg>`;
  await catalogue.write('images/cards/active.svg', svg(active));
  await catalogue.write('images/cards/still.svg', svg('<title>A script on a desk</title>'));
  await catalogue.index();
  await expect(catalogue.check()).resolves.toEqual([
    'error images/cards/active.svg $: an SVG in which something runs. Take scripts and handlers out of it.',
  ]);
});
