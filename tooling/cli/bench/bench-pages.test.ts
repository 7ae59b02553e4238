/** @jest-environment node */
import { catalogueFiles } from '@otherfolk/shared/catalogue/catalogue-files';
import { characterKind } from '@otherfolk/shared/kinds/character/kind';
import { fixtureReader } from '@otherfolk/shared/testing/fixture-reader';
import { benchPages } from './bench-pages';

test('a featured character stands for all', async () => {
  const site = { featured: { characters: ['mara-sci-fi', 'ivo-modern'] } };
  await expect(benchPages(fixtureReader({ [catalogueFiles.site]: site }))).resolves.toEqual([
    '/',
    '/characters',
    '/characters/mara/mara-sci-fi',
  ]);
});

test('without a character there is nothing to measure', async () => {
  await expect(benchPages(fixtureReader({ [characterKind.index]: [] }))).rejects.toThrow('no character');
});
