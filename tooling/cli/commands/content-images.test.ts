/** @jest-environment node */
import { readFile, stat, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { makeImages } from '../derive/content/make-images';
import { TemporaryCatalogue, tinyImage } from '../derive/content/testing/temporary-catalogue';
import { main } from './content';

let catalogue: TemporaryCatalogue;
let printed: string[];

beforeEach(async () => {
  catalogue = await TemporaryCatalogue.ofFixture();
  printed = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
});
afterEach(async () => {
  jest.restoreAllMocks();
  await catalogue.remove();
});

const text = (file: string) => readFile(catalogue.path(file), 'utf8');
const isThere = (file: string) =>
  stat(catalogue.path(file)).then(
    () => true,
    () => false,
  );
const indexed = async (image: string) => (JSON.parse(await text('images/index.json')) as Record<string, object>)[image];

/** An avatar of the fixture, large, with a place where it was taken. */
async function withPhoto(): Promise<string> {
  const photo = await sharp({ create: { width: 512, height: 512, channels: 3, background: '#a03020' } })
    .withExif({ IFD0: { Artist: 'Secret Somebody' } })
    .webp()
    .toBuffer();
  await catalogue.write('images/avatars/photo.webp', photo);
  await catalogue.edit<{ images?: object }>('characters/mara.json', (core) => ({
    ...core,
    images: { ...core.images, avatar: 'photo.webp' },
  }));
  await catalogue.index();
  await catalogue.edit<Record<string, object>>('images/index.json', (index) => ({
    ...index,
    'avatars/photo.webp': { ...index['avatars/photo.webp'], alt: 'Mara', credit: 'Somebody', focus: [0.3, 0.2] },
  }));
  return 'images/avatars/photo.webp';
}

test('an image gets the narrower version that it lacks, and the index knows it and its words', async () => {
  const photo = await withPhoto();
  const before = await readFile(catalogue.path(photo));
  await expect(main(['images', catalogue.folder])).resolves.toBe(0);
  expect(printed).toContain('images/avatars/photo@128.webp: made');
  const narrower = await sharp(catalogue.path('images/avatars/photo@128.webp')).metadata();
  expect(narrower).toMatchObject({ width: 128, height: 128, format: 'webp' });
  expect(narrower.exif).toBeUndefined();
  expect((await readFile(catalogue.path(photo))).equals(before)).toBe(true);
  expect(await indexed('avatars/photo.webp')).toEqual({
    width: 512,
    height: 512,
    widths: [128],
    alt: 'Mara',
    credit: 'Somebody',
    focus: [0.3, 0.2],
  });
  printed = [];
  await main(['images', catalogue.folder]);
  expect(printed[0]).toBe('No image is made.');
});

test('a photo that lies on its side is measured upright, and its narrower versions are', async () => {
  const lying = sharp({ create: { width: 900, height: 600, channels: 3, background: '#a03020' } });
  await catalogue.write('images/gallery/portrait.jpg', await lying.withMetadata({ orientation: 6 }).jpeg().toBuffer());
  await main(['images', catalogue.folder]);
  expect(await indexed('gallery/portrait.jpg')).toMatchObject({ width: 600, height: 900, widths: [400] });
  const narrower = await sharp(catalogue.path('images/gallery/portrait@400.jpg')).metadata();
  expect(narrower).toMatchObject({ width: 400, height: 600 });
});

test.each(['webp', 'png'] as const)('no still is made in the place of a %s that moves', async (format) => {
  const frame = (background: string) =>
    sharp({ create: { width: 900, height: 600, channels: 3, background } })
      .png()
      .toBuffer();
  const frames = await Promise.all(['#000', '#fff'].map(frame));
  const still = frames[0] as Buffer;
  const announced = Buffer.concat([
    still.subarray(0, 33),
    Buffer.from('00000008', 'hex'),
    Buffer.from('acTL'),
    Buffer.alloc(12),
    still.subarray(33),
  ]);
  const moving =
    format === 'png'
      ? announced
      : await sharp(frames, { join: { animated: true } })
          .webp()
          .toBuffer();
  await catalogue.write(`images/gallery/moving.${format}`, moving);
  await catalogue.write(`images/gallery/moving@400.${format}`, await tinyImage(400));
  const { made } = await makeImages(catalogue.folder, false);
  expect(made).toEqual([]);
  await main(['images', catalogue.folder]);
  expect(await indexed(`gallery/moving.${format}`)).toMatchObject({ widths: [] });
});

test('a narrower version that is there is not written again', async () => {
  await withPhoto();
  await catalogue.write('images/avatars/photo@128.webp', 'by hand');
  const { made, findings } = await makeImages(catalogue.folder, false);
  expect({ made, findings }).toEqual({ made: [], findings: [] });
  expect(await text('images/avatars/photo@128.webp')).toBe('by hand');
});

test('an image that is cut off is reported once, in a line, and the others are made', async () => {
  await withPhoto();
  const whole = await sharp(await tinyImage(900, 90))
    .avif()
    .toBuffer();
  await catalogue.write('images/characters/covers/back/cut.avif', whole.subarray(0, -20));
  const { made, findings } = await makeImages(catalogue.folder, false);
  expect(made).toEqual(['images/avatars/photo@128.webp']);
  expect(findings.map(({ file, message }) => `${file} ${message}`)).toEqual([
    expect.stringMatching(/^images\/characters\/covers\/back\/cut@400\.avif cannot be made: .*[^\n]$/),
  ]);
  expect(JSON.stringify(findings)).not.toContain(catalogue.folder);
});

test('with --avif, files name an AVIF, keep their other bytes, and the index keeps the words', async () => {
  const photo = await withPhoto();
  const spaced = (await text('characters/mara.json')).replace('"photo.webp"', '"photo.webp"   ');
  await writeFile(catalogue.path('characters/mara.json'), spaced);
  await expect(main(['images', catalogue.folder, '--avif'])).resolves.toBe(0);
  expect(printed).toEqual(
    expect.arrayContaining([
      'images/avatars/photo.avif: made',
      'images/avatars/photo@128.avif: made',
      'characters/mara.json: names other images',
      `${photo}: removed`,
    ]),
  );
  expect(await text('characters/mara.json')).toBe(spaced.replace('photo.webp', 'photo.avif'));
  expect(await isThere(photo)).toBe(false);
  expect(await indexed('avatars/photo.avif')).toMatchObject({ widths: [128], alt: 'Mara', focus: [0.3, 0.2] });
  expect((await catalogue.check()).filter((line) => line.includes('photo'))).toEqual([]);
});

test('with --avif, nothing changes where one image cannot become one', async () => {
  const photo = await withPhoto();
  await catalogue.write(
    'images/avatars/photo.avif',
    await sharp(await tinyImage(9, 9))
      .avif()
      .toBuffer(),
  );
  const before = await text('characters/mara.json');
  await expect(main(['images', catalogue.folder, '--avif'])).resolves.toBe(1);
  expect(printed[0]).toContain(`another image has the name that ${photo} would get`);
  expect(await text('characters/mara.json')).toBe(before);
  expect(await isThere(photo)).toBe(true);
});

test('an option of another command is not understood', async () => {
  await expect(main(['check', '--avif', catalogue.folder])).resolves.toBe(2);
  await expect(main(['images', '--json', catalogue.folder])).resolves.toBe(2);
});
