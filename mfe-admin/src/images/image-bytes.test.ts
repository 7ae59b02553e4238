/** @jest-environment node */
import sharp from 'sharp';
import { HEAD_BYTES, readImageHead } from './image-head';
import { REFUSALS } from './image-refusal';
import { withoutMetadata } from './without-metadata';

const plain = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 90, b: 30 } } });

const frames = async () => {
  const [a, b] = await Promise.all(
    ['#ff0000', '#0000ff'].map((background) =>
      sharp({ create: { width: 8, height: 8, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp([a as Buffer, b as Buffer], { join: { animated: true } });
};

const text = (content: string) => Buffer.from(content);

/** A PNG that says it is so large, and has nothing else. */
async function pngOfSize(width: number, height: number): Promise<Buffer> {
  const bytes = await plain().png().toBuffer();
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

describe('readImageHead', () => {
  test.each([
    ['jpg', () => plain().jpeg().toBuffer()],
    ['png', () => plain().png().toBuffer()],
    ['webp', () => plain().webp().toBuffer()],
    ['avif', () => plain().avif().toBuffer()],
    ['gif', () => plain().gif().toBuffer()],
  ])('reads the size of a %s, which does not move', async (type, make) => {
    expect(readImageHead(await make())).toMatchObject({ type, width: 40, height: 30, isAnimated: false });
  });

  test.each([
    ['GIF', async () => (await frames()).gif().toBuffer()],
    ['WebP', async () => (await frames()).webp().toBuffer()],
  ])('knows an animated %s', async (_type, make) => {
    expect(readImageHead(await make()).isAnimated).toBe(true);
  });

  test('knows an animated PNG', async () => {
    const png = await plain().png().toBuffer();
    const control = Buffer.concat([Buffer.from([0, 0, 0, 8]), text('acTL'), Buffer.alloc(12)]);
    expect(readImageHead(Buffer.concat([png.subarray(0, 33), control, png.subarray(33)])).isAnimated).toBe(true);
  });

  test('finds the size behind a large profile', async () => {
    const jpeg = await plain().jpeg().toBuffer();
    const segment = Buffer.concat([Buffer.from([0xff, 0xe2, 0xff, 0xff]), Buffer.alloc(0xfffd)]);
    const padded = Buffer.concat([jpeg.subarray(0, 2), ...Array<Buffer>(20).fill(segment), jpeg.subarray(2)]);
    expect(readImageHead(padded.subarray(0, HEAD_BYTES))).toMatchObject({ width: 40, height: 30 });
  });

  const refused: [string, () => Promise<Buffer> | Buffer, string | RegExp][] = [
    ['an empty file', () => Buffer.alloc(0), REFUSALS.empty],
    ['a text', () => text('Dear diary, no image today.'), REFUSALS.unknown],
    ['a page', () => text('<!doctype html><html><body></body></html>'), REFUSALS.unknown],
    ['a PDF', () => text('%PDF-1.7 something'), REFUSALS.unknown],
    ['an SVG', () => text('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>'), REFUSALS.svg],
    [
      'an SVG behind other words',
      () => text('\ufeff<?xml version="1.0"?>\n<!-- x --><svg><script>alert(1)</script></svg>'),
      REFUSALS.svg,
    ],
    ['a JPEG that ends at once', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), REFUSALS.damaged],
    ['a PNG that ends at once', async () => (await plain().png().toBuffer()).subarray(0, 12), REFUSALS.damaged],
    ['100 megapixels', () => pngOfSize(10_000, 10_000), /^This image has 100 megapixels, and at most 50 are taken/],
  ];
  test.each(refused)('refuses %s in plain words', async (_what, make, reason) => {
    const bytes = await make();
    expect(() => readImageHead(bytes)).toThrow(reason);
  });

  test('takes 50 megapixels', async () => {
    expect(readImageHead(await pngOfSize(10_000, 5000))).toMatchObject({ width: 10_000 });
  });
});

describe('withoutMetadata', () => {
  const XMP = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF/></x:xmpmeta>';
  const marked = () =>
    plain()
      .withIccProfile('srgb')
      .withExif({ IFD0: { Artist: 'Secret Somebody' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withXmp(XMP);

  test.each([
    ['image/jpeg', () => marked().jpeg().toBuffer()],
    ['image/webp', () => marked().webp().toBuffer()],
    ['image/png', () => marked().png().toBuffer()],
  ] as const)('leaves nothing but the pixels of %s', async (type, make) => {
    const before = await make();
    expect(await sharp(before).metadata()).toMatchObject({ exif: expect.anything(), icc: expect.anything() });
    const after = Buffer.from(
      await (await withoutMetadata(new Blob([Uint8Array.from(before)], { type }))).arrayBuffer(),
    );
    const metadata = await sharp(after).metadata();
    for (const key of ['exif', 'icc', 'xmp', 'iptc', 'comments'] as const) expect(metadata[key]).toBeUndefined();
    expect(after.includes('Secret')).toBe(false);
    const pixels = (bytes: Buffer) => sharp(bytes).raw().toBuffer();
    expect((await pixels(after)).equals(await pixels(before))).toBe(true);
  });

  test('takes a comment out of a JPEG', async () => {
    const jpeg = await plain().jpeg().toBuffer();
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, 8]), text('Secret')]);
    const bytes = Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]);
    const after = await withoutMetadata(new Blob([bytes], { type: 'image/jpeg' }));
    expect(Buffer.from(await after.arrayBuffer()).equals(jpeg)).toBe(true);
  });
});
