/** @jest-environment node */
import { CatalogueError } from '@otherfolk/shared/catalogue/catalogue-error';
import { VISITOR } from '@otherfolk/shared/domain/viewer';
import { fixtureReader } from '@otherfolk/shared/testing/fixture-reader';
import core from '../../../shared/src/testing/catalogue/characters/mara.json';
import { MAX_CELL_LENGTH } from './compared-content';
import { loadLife, loadLives } from './load-lives';

const visitor = { viewer: VISITOR, release: 2 };
const listed = (ids: string[]) => ({
  ...core,
  variants: ids.map((id) => ({ id, label: id, recordInfo: { published: true, version: 1 } })),
});

test('thirty lives with texts of 200 kB give no more than their cells take', async () => {
  const Overview = 'She keeps the lamp of the quay. '.repeat(6500);
  const ids = Array.from({ length: 30 }, (_, index) => `mara-${index}`);
  const files = {
    'characters/mara.json': listed(ids),
    ...Object.fromEntries(
      ids.map((id) => [`characters/${id}.json`, { id, variantOf: 'mara', sections: { Overview } }]),
    ),
  };
  const { lives } = await loadLives(fixtureReader(files), 'mara', visitor);
  expect(lives.map(({ id }) => id)).toEqual(ids);
  expect(JSON.stringify(lives).length).toBeLessThan(30 * 2 * MAX_CELL_LENGTH);
});

test('a life of somebody else, and one that is named twice, are not shown twice', async () => {
  const files = { 'characters/mara.json': listed(['mara-modern', 'mara-modern', 'ivo-modern']) };
  const { lives } = await loadLives(fixtureReader(files), 'mara', visitor);
  expect(lives.map(({ id }) => id)).toEqual(['mara-modern']);
});

test('a life that does not say whose it is is found by the index', async () => {
  const life = await loadLife(
    fixtureReader({ 'characters/mara-modern.json': { id: 'mara-modern' } }),
    'mara-modern',
    visitor,
  );
  expect(life?.coreId).toBe('mara');
});

test.each(['', '../mara', 'mara', 'mara-fantasy', 'nobody'])('the life %j does not exist for a visitor', async (id) => {
  jest.spyOn(console, 'warn').mockImplementation();
  await expect(loadLife(fixtureReader(), id, visitor)).resolves.toBeNull();
});

test('a life that the network does not bring is not taken for one that is not there', async () => {
  const files = { 'characters/mara-modern.json': new CatalogueError('network', '/data/characters/mara-modern.json') };
  await expect(loadLife(fixtureReader(files), 'mara-modern', visitor)).rejects.toThrow('Failed to fetch');
});
