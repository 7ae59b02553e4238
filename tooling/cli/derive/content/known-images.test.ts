/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { DerivationCache } from '../cache/derivation-cache';
import { knownImages } from './known-images';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'images-'));
  await mkdir(path.join(folder, 'images'));
});
afterEach(() => rm(folder, { recursive: true }));

const FILE = 'images/a.png';
const real = () => path.join(folder, FILE);

const write = (width: number) =>
  sharp({ create: { width, height: 3, channels: 4, background: '#0000' } })
    .png()
    .toFile(real());

/** Reads an image of this stamp, or one that is too young to have one. */
const read = async (cache: DerivationCache, stamp: string | undefined) =>
  (await knownImages(folder, new Map([[FILE, { bytes: 1, real: real(), stamp }]]), cache)).get(FILE)?.width;

test('images are read once, as long as none has changed, and anew where one has or is too young to know', async () => {
  const cache = new DerivationCache();
  await write(4);
  await expect(read(cache, 'one')).resolves.toBe(4);
  await write(5);
  await expect(read(cache, 'one')).resolves.toBe(4);
  await expect(read(cache, 'two')).resolves.toBe(5);
  await write(6);
  await expect(read(cache, undefined)).resolves.toBe(6);
});

test('an image that could not be read once is read again, though its stamp is the same', async () => {
  const cache = new DerivationCache();
  await writeFile(real(), 'no image');
  await expect(read(cache, 'one')).resolves.toBeUndefined();
  await write(4);
  await expect(read(cache, 'one')).resolves.toBe(4);
});
