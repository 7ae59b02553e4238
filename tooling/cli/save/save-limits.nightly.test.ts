/** @jest-environment node */
import sharp from 'sharp';
import { openSavingSite } from './testing/saving-site';

let site: Awaited<ReturnType<typeof openSavingSite>>;
beforeAll(async () => {
  site = await openSavingSite();
});
beforeEach(() => site.reset());
afterAll(() => site.close());

const tinyImage = () =>
  sharp({ create: { width: 4, height: 6, channels: 3, background: '#123' } })
    .png()
    .toBuffer();

const LARGEST = 16 * 1024 * 1024;

/** An image of as many bytes; what follows the end of a PNG, readers pass over. */
async function imageOf(bytes: number): Promise<string> {
  const head = await tinyImage();
  return Buffer.concat([head, Buffer.alloc(bytes - head.length, 7)]).toString('base64');
}

const textOf = (bytes: number) => `{"a":"${'x'.repeat(bytes - '{"a":""}'.length)}"}`;

test.each<[string, () => object | Promise<object>]>([
  ['an image', async () => ({ path: 'images/a.png', before: null, base64: await imageOf(LARGEST) })],
  ['a text', () => ({ path: 'plots/a.json', before: null, text: textOf(LARGEST) })],
])('%s of 16 MB is taken', async (_, wanted) => {
  expect(await site.save(await wanted())).toMatchObject({ status: 200 });
});

test.each<[string, () => object | Promise<object>]>([
  ['an image', async () => ({ path: 'images/a.png', before: null, base64: await imageOf(LARGEST + 1) })],
  ['a text', () => ({ path: 'plots/a.json', before: null, text: textOf(LARGEST + 1) })],
])('%s above 16 MB is refused as too large', async (_, wanted) => {
  const { status, body } = await site.save(await wanted());
  expect([status, body.error?.status]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
});

test('a request of 64 MB is read, one above it is refused as too large, and the server goes on', async () => {
  const most = 64 * 1024 * 1024;
  expect((await site.post('changes', 'x'.repeat(most))).status).toBe(400);
  expect((await site.post('changes', 'x'.repeat(most + 1))).status).toBe(413);
  expect((await site.call('target')).status).toBe(200);
});

test.each([
  [500, 200],
  [501, 400],
])('a summary of %i characters is answered with %i', async (length, status) => {
  const files = [{ path: 'plots/a.json', before: null, text: '{}' }];
  expect((await site.post('changes', { summary: 'x'.repeat(length), files })).status).toBe(status);
});

test.each([
  [2000, 200],
  [2001, 400],
])('words of %i characters are answered with %i', async (length, status) => {
  const base64 = (await tinyImage()).toString('base64');
  const words = { alt: 'x'.repeat(length) };
  expect((await site.save({ path: 'images/a.png', before: null, base64, words })).status).toBe(status);
});

test.each([
  ['a name of 120 characters', `images/${'a'.repeat(116)}.png`, 200],
  ['a name of 121 characters', `images/${'a'.repeat(117)}.png`, 400],
  ['a path of eight steps', 'images/a/b/c/d/e/f/g.png', 200],
  ['a path of nine steps', 'images/a/b/c/d/e/f/g/h.png', 400],
])('an image with %s is answered as it may be named', async (_, path, status) => {
  const base64 = (await tinyImage()).toString('base64');
  expect((await site.save({ path, before: null, base64 })).status).toBe(status);
});

test('5,000 files are one change', async () => {
  const files = Array.from({ length: 5000 }, (_, index) => ({
    path: `plots/a-${index}.json`,
    before: null,
    text: '{}',
  }));
  expect((await site.save(...files)).status).toBe(200);
});

test.each([
  ['an empty image', ''],
  ['base64 whose length is none', 'abc'],
  ['base64 that goes on behind its end', 'YQ==YQ=='],
])('%s is refused', async (_, base64) => {
  expect((await site.save({ path: 'images/a.png', before: null, base64 })).status).toBe(400);
});

test.each([
  ['names', ['plots/a.json', 'plots/a.json']],
  ['folders', ['images/Chars/a.png', 'images/chars/b.png']],
])('two %s that some disks take for one are refused in one change', async (_, paths) => {
  const base64 = (await tinyImage()).toString('base64');
  const files = paths.map((path) =>
    path.endsWith('.png') ? { path, before: null, base64 } : { path, before: null, text: '{}' },
  );
  expect((await site.save(...files)).status).toBe(400);
});
