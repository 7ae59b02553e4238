/** @jest-environment node */
import { CatalogueError } from '../catalogue/catalogue-error';
import type { ReadJson } from '../catalogue/read-json';
import { parsedFiles } from '../testing/parsed-files';
import { deriveSizes } from './derive-sizes';
import { readSizes } from './read-sizes';
import { sizesFiles } from './sizes-files';

const IMAGES = {
  'avatars/a.avif': { width: 512, height: 512, widths: [128], alt: 'A lamp' },
  'avatars/b.avif': { width: 512, height: 512, widths: [128], credit: 'Ida' },
  'avatars/c.avif': { width: 512, height: 512, widths: [128], focus: [0.5, 0.25] },
  'characters/covers/d.avif': { width: 800, height: 1200 },
  'characters/covers/back/__proto__': { width: 8, height: 9 },
  'elsewhere/e.avif': { width: 1, height: 1 },
  'f.avif': { width: 1, height: 1 },
};

const readerOf =
  (files: Record<string, unknown>): ReadJson =>
  (file) =>
    Object.hasOwn(files, file)
      ? Promise.resolve(JSON.parse(JSON.stringify(files[file])) as unknown)
      : Promise.reject(new CatalogueError('not-ok', `/data/${file}`));

const derived = async (images: unknown = IMAGES) =>
  Object.fromEntries(await parsedFiles(await deriveSizes(readerOf({ 'images/index.json': images }), String)));

test('each folder has a file of the sizes that there are, without words', async () => {
  const files = await derived();
  expect(files['sizes/avatars.json']).toEqual({
    sizes: [
      [512, 512, [128]],
      [512, 512, [128], [0.5, 0.25]],
    ],
    images: { 'a.avif': 0, 'b.avif': 0, 'c.avif': 1 },
  });
  expect(JSON.stringify(files)).not.toMatch(/lamp|Ida|elsewhere/);
});

test.each([
  ['no image', {}],
  ['a broken index', []],
])('there are all files for a catalogue with %s, and they are empty', async (_, images) => {
  jest.spyOn(console, 'warn').mockImplementation();
  const files = await derived(images);
  expect(Object.keys(files)).toEqual([...sizesFiles.values()]);
  expect(new Set(Object.values(files).map((file) => JSON.stringify(file)))).toEqual(
    new Set(['{"sizes":[],"images":{}}']),
  );
});

test.each<[string, string, object | undefined]>([
  ['avatars/', 'c.avif', IMAGES['avatars/c.avif']],
  ['characters/covers/', 'd.avif', { width: 800, height: 1200, widths: [] }],
  ['characters/covers/back/', '__proto__', { width: 8, height: 9, widths: [] }],
  ['avatars/', 'constructor', undefined],
  ['avatars/', 'd.avif', undefined],
])('of %s, %s is found as the image index has it', async (folder, name, size) => {
  const sizes = await readSizes(readerOf(await derived()), folder);
  expect(sizes?.of(name)).toEqual(size);
  expect(sizes?.of(name)).toBe(sizes?.of(name));
});

test.each<[string, unknown, number]>([
  ['that is missing is null', undefined, 0],
  ['with other rows is null, which is logged', { sizes: [['wide']], images: {} }, 1],
  ['without images is null, which is logged', { sizes: [] }, 1],
  ['that is a page is null, which is logged', '<!doctype html>', 1],
])('a file %s', async (_, file, warnings) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const read = readerOf(file === undefined ? {} : { 'sizes/avatars.json': file });
  expect(await readSizes(read, 'avatars/')).toBeNull();
  expect(warn).toHaveBeenCalledTimes(warnings);
});

test('a place that is none, and a folder that has no file, give no size', async () => {
  const read = readerOf({ 'sizes/avatars.json': { sizes: [[1, 1, []]], images: { a: 7, b: 'x', c: -1 } } });
  const sizes = await readSizes(read, 'avatars/');
  expect(['a', 'b', 'c'].map((name) => sizes?.of(name))).toEqual([undefined, undefined, undefined]);
  expect(await readSizes(read, 'elsewhere/')).toBeNull();
});
