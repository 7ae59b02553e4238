/** @jest-environment node */
import { TemporaryCatalogue } from './temporary-catalogue';

let catalogue: TemporaryCatalogue;

beforeEach(async () => {
  catalogue = await TemporaryCatalogue.ofFixture();
});
afterEach(() => catalogue.remove());

test('the fixture catalogue with images has nothing to find', async () => {
  await expect(catalogue.check()).resolves.toEqual([]);
});

test('what files say, and what the images beside them are, is told together, by file', async () => {
  await catalogue.edit('locations/quay.json', (json: object) => ({
    ...json,
    coverImage: 'https://example.test/a.avif',
  }));
  await catalogue.index();
  await expect(catalogue.check()).resolves.toEqual([
    'warning images/locations/covers/quay.avif $: nothing uses this image, 4 × 6. Name it where it belongs, or remove it.',
    'error locations/quay.json $.coverImage: found "https://example.test/a.avif". Write a bare file name, or leave it out.',
  ]);
});

test('as many findings as there are', async () => {
  const blanks = 200_000;
  await catalogue.edit('characters/mara-sci-fi.json', (json: { sections?: object }) => ({
    ...json,
    sections: { ...json.sections, 'RP Hooks': Array<string>(blanks).fill(' ') },
  }));
  const lines = await catalogue.check();
  expect(lines.filter((line) => line.includes(': blank'))).toHaveLength(blanks);
});
