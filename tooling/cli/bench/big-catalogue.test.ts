/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { VISITOR } from '@otherfolk/shared/domain/viewer';
import { visibleItems } from '@otherfolk/shared/domain/visibility';
import { readCharacterIndex } from '@otherfolk/shared/kinds/character/read-character-index';
import { readLocationIndex } from '@otherfolk/shared/kinds/location/read-locations';
import { readPlotVariantIndex } from '@otherfolk/shared/kinds/plot/read-plots';
import { fromRoot } from '@otherfolk/system/from-root';
import { diskReader, openCatalogueFolder } from '../derive/catalogue/catalogue-folder';
import { checkCatalogueFolder } from '../derive/content/check-catalogue';
import { indexCatalogue } from '../derive/content/index-catalogue';
import { writeBigCatalogue } from './big-catalogue';

const RELEASE = 2;
const isExtra = ({ id }: { id: string }) => id.startsWith('extra-');

let folder: string;

beforeAll(async () => {
  folder = await openCatalogueFolder(await mkdtemp(path.join(tmpdir(), 'otherfolk-big-')));
  await writeBigCatalogue(folder, { characters: 60, plots: 10, locations: 20 });
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test('it is the shipped catalogue and so many items more, each with a name and colours of its own', async () => {
  const [big, shipped] = [diskReader(folder), diskReader(fromRoot('data'))];
  const characters = visibleItems(await readCharacterIndex(big), VISITOR, RELEASE);
  const locations = visibleItems(await readLocationIndex(big), VISITOR, RELEASE);
  expect(characters.filter(isExtra)).toHaveLength(60);
  expect(locations.filter(isExtra)).toHaveLength(20);
  const plots = visibleItems(await readPlotVariantIndex(big), VISITOR, RELEASE);
  expect(plots.filter(isExtra)).toHaveLength(10);
  expect(characters.filter((entry) => !isExtra(entry))).toEqual(
    visibleItems(await readCharacterIndex(shipped), VISITOR, RELEASE),
  );
  expect(new Set(characters.filter(isExtra).map(({ name }) => name)).size).toBe(60);
  expect(new Set(characters.filter(isExtra).map(({ themeColor }) => themeColor)).size).toBe(60);
});

test('its pages and images are there, each image belongs to somebody, and no life has the texts of another', async () => {
  const { findings } = await checkCatalogueFolder(folder, { today: '2026-11-20' });
  const ofExtras = findings.filter(({ file }) => file?.includes('extra-'));
  expect(ofExtras.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(ofExtras.filter(({ file }) => file?.startsWith('images/'))).toEqual([]);
  const ofLives = ofExtras.filter(({ file }) => file?.startsWith('characters/'));
  expect(ofLives.filter(({ message }) => message.startsWith('the same text'))).toEqual([]);
});

test('an index that is derived of its files says the same of each life', async () => {
  const byId = async () => new Map((await readCharacterIndex(diskReader(folder))).map((entry) => [entry.id, entry]));
  const written = await byId();
  await indexCatalogue(folder);
  const derived = await byId();
  expect(derived).toEqual(written);
});
