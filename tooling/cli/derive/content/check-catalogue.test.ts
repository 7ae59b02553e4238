/** @jest-environment node */
import { rm } from 'node:fs/promises';
import { DerivationCache } from '../cache/derivation-cache';
import { checkCatalogueFolder } from './check-catalogue';
import { TemporaryCatalogue, TODAY } from './testing/temporary-catalogue';

let catalogue: TemporaryCatalogue;

beforeEach(async () => {
  catalogue = await TemporaryCatalogue.ofFixture();
});
afterEach(() => catalogue.remove());

test('the fixture catalogue with images has nothing to find', async () => {
  await expect(catalogue.check()).resolves.toEqual([]);
});

test('the check reports findings of files and of their images together, file by file', async () => {
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

test('the check reports more findings than a function takes arguments', async () => {
  const count = 150_000;
  await catalogue.write('changelog.json', JSON.stringify(Array.from({ length: count }, () => 1)));
  const lines = await catalogue.check();
  expect(lines.filter((line) => line.startsWith('error changelog.json'))).toHaveLength(count);
});

test('a file that was a life and is a person now is checked as a person, though it says what it said', async () => {
  const bare = await TemporaryCatalogue.empty();
  await bare.write('characters/a.json', '{"id":"a","name":"A","variants":[{"id":"x"}]}');
  await bare.write('characters/x.json', '{"id":"x","variants":5}');
  const cache = new DerivationCache();
  const check = async (known = new DerivationCache()) =>
    (await checkCatalogueFolder(bare.folder, { today: TODAY }, known)).findings;
  const asLife = await check(cache);
  await rm(bare.path('characters/a.json'));
  const asPerson = await check();
  expect(asPerson).not.toEqual(asLife.filter(({ file }) => file !== 'characters/a.json'));
  await expect(check(cache)).resolves.toEqual(asPerson);
  await bare.remove();
});
