/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { hashOf } from './content-pack';
import { openSavingSite } from './testing/saving-site';

let site: Awaited<ReturnType<typeof openSavingSite>>;
beforeAll(async () => {
  site = await openSavingSite();
});
beforeEach(() => site.reset());
afterAll(() => site.close());

const IMAGE = 'images/cards/home.webp';
const NARROWER = 'images/cards/home@400.webp';

const image = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#123' } })
    .webp()
    .toBuffer();

const inIndex = () => (JSON.parse(site.on('images/index.json') ?? '{}') as Record<string, unknown>)['cards/home.webp'];

const put = async (file: string, width: number, height: number) => {
  const bytes = await image(width, height);
  return site.save({
    path: file,
    base64: bytes.toString('base64'),
    ...(file === IMAGE && { words: { alt: 'A home' } }),
  });
};

beforeEach(async () => {
  await put(NARROWER, 400, 200);
  await put(IMAGE, 800, 400);
});

test('a new image is listed with its narrower versions', () => {
  expect(inIndex()).toEqual({ width: 800, height: 400, widths: [400], alt: 'A home' });
});

test('an image that is replaced has its new size and its words in the index as soon as it is saved', async () => {
  const bytes = await image(30, 60);
  await site.save({ path: IMAGE, base64: bytes.toString('base64') });
  expect(inIndex()).toEqual({ width: 30, height: 60, widths: [], alt: 'A home' });
});

test('narrower versions of an image that is replaced go with it, and come back with it', async () => {
  const before = hashOf(readFileSync(path.join(site.catalogue, NARROWER)));
  const bytes = await image(30, 60);
  const { body } = await site.save({ path: IMAGE, base64: bytes.toString('base64') });
  expect(site.on(NARROWER)).toBeNull();
  expect((await site.post('restore', { id: body.id })).status).toBe(200);
  expect(hashOf(readFileSync(path.join(site.catalogue, NARROWER)))).toBe(before);
  expect(inIndex()).toEqual({ width: 800, height: 400, widths: [400], alt: 'A home' });
});

test('narrower versions that are saved with an image stay', async () => {
  const [whole, narrower] = await Promise.all([image(900, 300), image(400, 133)]);
  await site.save(
    { path: IMAGE, base64: whole.toString('base64') },
    { path: NARROWER, base64: narrower.toString('base64') },
  );
  expect(inIndex()).toEqual({ width: 900, height: 300, widths: [400], alt: 'A home' });
});

test('narrower versions of an image that is removed go with it', async () => {
  await site.save({ path: IMAGE, isRemoved: true });
  expect([site.on(IMAGE), site.on(NARROWER), inIndex()]).toEqual([null, null, undefined]);
});

test('an image that is saved as it is changes nothing', async () => {
  const bytes = readFileSync(path.join(site.catalogue, IMAGE));
  await site.save({ path: IMAGE, base64: bytes.toString('base64') });
  expect(site.on(NARROWER)).not.toBeNull();
});
