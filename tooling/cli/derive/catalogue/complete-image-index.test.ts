/** @jest-environment node */
import { readFile, realpath, rm, utimes } from 'node:fs/promises';
import { listen, type Listening } from '@otherfolk/system/listen';
import { siteHandler } from '../../serve/site-handler';
import { TemporaryCatalogue, tinyImage } from '../content/testing/temporary-catalogue';
import { diskReader } from './catalogue-folder';
import { completeImageIndex } from './complete-image-index';

const INDEX = 'images/index.json';
let catalogue: TemporaryCatalogue;
let folder: string;
let whole: Record<string, object>;
let server: Listening | undefined;

beforeEach(async () => {
  catalogue = await TemporaryCatalogue.ofFixture();
  folder = await realpath(catalogue.folder);
  whole = JSON.parse(await readFile(catalogue.path(INDEX), 'utf8')) as typeof whole;
});
afterEach(async () => {
  await server?.close();
  await catalogue.remove();
});

test('pages read the sizes of all images of a catalogue without an index', async () => {
  await rm(catalogue.path(INDEX));
  await expect(diskReader(folder)(INDEX)).resolves.toEqual(whole);
});

test('pages read the size, and the narrower versions, of an image that the index lacks', async () => {
  await catalogue.write('images/gallery/new.png', await tinyImage(30, 20));
  await catalogue.write('images/gallery/new@15.png', await tinyImage(15, 10));
  await expect(diskReader(folder)(INDEX)).resolves.toEqual({
    ...whole,
    'gallery/new.png': { width: 30, height: 20, widths: [15] },
  });
});

test('a file that is no image is left out', async () => {
  await catalogue.write('images/gallery/broken.png', 'no image');
  await expect(diskReader(folder)(INDEX)).resolves.toEqual(whole);
});

test('an index that lacks nothing is given as it is', async () => {
  await expect(completeImageIndex(folder, whole)).resolves.toBe(whole);
});

test('an image that has changed is measured again, and its file is reported', async () => {
  await catalogue.write('images/gallery/new.png', await tinyImage(30, 20));
  const read: string[] = [];
  await completeImageIndex(folder, whole, (file) => read.push(file));
  expect(read).toEqual(expect.arrayContaining(['images/', 'images/gallery', 'images/gallery/new.png']));
  await catalogue.write('images/gallery/new.png', await tinyImage(31, 20));
  await utimes(catalogue.path('images/gallery/new.png'), 1, 1);
  await expect(completeImageIndex(folder, whole)).resolves.toMatchObject({ 'gallery/new.png': { width: 31 } });
});

test('an image that comes into a folder that has been listed before is found', async () => {
  // The wait is longer than a folder counts as changing.
  await new Promise((resolve) => setTimeout(resolve, 150));
  await expect(completeImageIndex(folder, whole)).resolves.toBe(whole);
  await catalogue.write('images/gallery/later.png', await tinyImage(30, 20));
  await expect(completeImageIndex(folder, whole)).resolves.toMatchObject({ 'gallery/later.png': { width: 30 } });
  await rm(catalogue.path('images/gallery/later.png'));
  await expect(completeImageIndex(folder, whole)).resolves.toBe(whole);
});

test('a catalogue without images has no index', async () => {
  await rm(catalogue.path('images'), { recursive: true });
  await expect(diskReader(folder)(INDEX)).rejects.toThrow();
});

test.each([
  ['without an index', () => rm(catalogue.path(INDEX))],
  [
    'with an index that lacks one image',
    () =>
      catalogue.edit<typeof whole>(INDEX, (index) => void Reflect.deleteProperty(index, Object.keys(index)[0] ?? '')),
  ],
])('the browser is served the sizes of all images that visitors may know of a catalogue %s', async (_, change) => {
  await change();
  const deployment = {
    registry: {},
    declarations: [],
    problems: [],
    folders: new Map<string, string>(),
    renderPage: () => Promise.reject(new Error('no page')),
  };
  server = await listen(0, siteHandler({ deployment, folder }));
  const response = await fetch(`http://localhost:${server.port}/data/${INDEX}`);
  expect(response.headers.get('Content-Type')).toBe('application/json');
  const { 'locations/covers/tower.avif': ofHidden, ...ofVisible } = whole as Record<string, unknown>;
  expect(ofHidden).toBeDefined();
  expect(await response.json()).toEqual(ofVisible);
});
