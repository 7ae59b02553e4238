/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import sharp, { type Sharp } from 'sharp';
import { HeadReader, type ImageHead } from './image-head';
import { readImages } from './read-images';

let home: string;
beforeAll(async () => (home = await mkdtemp(path.join(tmpdir(), 'heads-'))));
afterAll(() => rm(home, { recursive: true }));

async function askSharp(file: string): Promise<ImageHead | undefined> {
  try {
    const { autoOrient, hasAlpha, pages = 1 } = await sharp(file).metadata();
    return { ...autoOrient, hasAlpha, ...(pages > 1 && { isAnimated: true }) };
  } catch {
    return undefined;
  }
}

const picture = (width: number, height: number, channels: 3 | 4) =>
  sharp({ create: { width, height, channels, background: channels === 4 ? '#a0302080' : '#a03020' } });

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><rect width="30" height="20"/></svg>';

/** Each kind of image in two sizes: of the second, more may be known. */
const KINDS: Record<string, (image: Sharp) => Sharp> = {
  jpg: (image) => image.jpeg(),
  'progressive.jpg': (image) => image.jpeg({ progressive: true }),
  'turned.jpg': (image) => image.jpeg().withMetadata({ orientation: 6 }),
  'profile.jpg': (image) => image.jpeg().withMetadata({ icc: 'p3' }),
  png: (image) => image.png(),
  'palette.png': (image) => image.png({ palette: true }),
  'gray.png': (image) => image.toColourspace('b-w').png(),
  'deep.png': (image) => image.toColourspace('rgb16').png(),
  webp: (image) => image.webp(),
  'lossless.webp': (image) => image.webp({ lossless: true }),
  'turned.webp': (image) => image.webp().withMetadata({ orientation: 8 }),
  gif: (image) => image.gif(),
  avif: (image) => image.avif(),
  'lossless.avif': (image) => image.avif({ lossless: true }),
  'chroma.avif': (image) => image.avif({ chromaSubsampling: '4:2:0' }),
  'turned.avif': (image) => image.avif().withMetadata({ orientation: 6 }),
  'profile.avif': (image) => image.avif().withMetadata({ icc: 'p3' }),
  'gray.avif': (image) => image.toColourspace('b-w').avif(),
};

const SIZES = [
  [31, 17],
  [44, 58],
  [45, 59],
] as const;

async function writeAll(): Promise<string[]> {
  const files: string[] = [];
  const write = async (name: string, content: Uint8Array | string) => {
    files.push(`images/${name}`);
    await writeFile(path.join(home, 'images', name), content);
  };
  await mkdir(path.join(home, 'images'));
  for (const [kind, encode] of Object.entries(KINDS)) {
    for (const channels of [3, 4] as const) {
      for (const [width, height] of SIZES) {
        const bytes = await encode(picture(width, height, channels)).toBuffer();
        const name = `${width}-${channels}-${kind}`;
        await write(name, bytes);
        for (const length of [0, 11, 40, 300, bytes.length - 9])
          await write(`cut-${length}-${name}`, bytes.subarray(0, length));
        await write(`renamed-${name}.jpg`, bytes);
      }
    }
  }
  const frames = await sharp([await picture(8, 8, 4).png().toBuffer(), await picture(8, 8, 3).png().toBuffer()], {
    join: { animated: true },
  })
    .webp()
    .toBuffer();
  await write('moving.webp', frames);
  await write('image.svg', SVG);
  await write('text.avif', 'no image');
  return files;
}

test('HeadReader says the same as sharp of images of every format, cut off and renamed', async () => {
  const files = await writeAll();
  const heads = await readImages(home, files);
  expect([...heads.keys()]).toEqual(files);
  for (const [file, head] of heads)
    expect({ file, head }).toEqual({ file, head: await askSharp(path.join(home, file)) });
});

test('sharp is asked once for many images of the same form', async () => {
  const asked: string[] = [];
  const reader = new HeadReader((file) => {
    asked.push(file);
    return askSharp(file);
  });
  const heads: unknown[] = [];
  for (const [width, height] of SIZES) {
    const file = path.join(home, `${width}.avif`);
    await picture(width, height, 4).avif().toFile(file);
    heads.push(await reader.read(file));
  }
  expect(heads).toEqual(SIZES.map(([width, height]) => ({ width, height, hasAlpha: true })));
  expect(asked).toHaveLength(1);
});

const FUZZED = 400;

test('a head that is changed at random says what sharp says, or sharp is asked', async () => {
  const reader = new HeadReader(askSharp);
  const whole: Buffer[] = [];
  for (const channels of [3, 4] as const) {
    for (const [width, height] of SIZES) {
      const bytes = await picture(width, height, channels).avif().toBuffer();
      const file = path.join(home, `whole-${width}-${channels}.avif`);
      await writeFile(file, bytes);
      await reader.read(file);
      whole.push(bytes);
    }
  }
  const change = fc.tuple(fc.nat(420), fc.nat(255));
  const edits = fc.tuple(fc.constantFrom(...whole), fc.array(change, { minLength: 1, maxLength: 4 }), fc.nat(9));
  const file = path.join(home, 'changed.avif');
  await fc.assert(
    fc.asyncProperty(edits, async ([bytes, changes, cut]) => {
      const changed = Buffer.from(bytes);
      for (const [at, value] of changes) if (at < changed.length) changed[at] = value;
      await writeFile(file, cut === 0 ? changed.subarray(0, changes[0]?.[0]) : changed);
      expect(await reader.read(file)).toEqual(await askSharp(file));
    }),
    { numRuns: FUZZED },
  );
});
