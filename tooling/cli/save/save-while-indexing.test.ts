/** @jest-environment node */
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { main } from '../commands/content';
import { TemporaryCatalogue, tinyImage } from '../derive/content/testing/temporary-catalogue';
import { ChangeStore } from './change-store';
import { hashOf } from './content-pack';
import { wordsInIndex } from './image-words';

const ROUNDS = 12;
const image = 'images/locations/covers/quay-card.avif';
const place = 'locations/quay.json';

let catalogue: TemporaryCatalogue;
beforeEach(async () => {
  catalogue = await TemporaryCatalogue.ofFixture();
  await catalogue.write(image, await tinyImage());
  await catalogue.index();
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await catalogue.remove();
});

const namesInList = () => {
  const list = JSON.parse(readFileSync(catalogue.path('locations/index.json'), 'utf8')) as { name: string }[];
  return list.map(({ name }) => name);
};

test('a change that is saved while `content -- index` runs is in the lists and in the image index when both have ended', async () => {
  const store = new ChangeStore({ catalogue: realpathSync(catalogue.folder) });
  const save = (name: string) => {
    const bytes = readFileSync(catalogue.path(place));
    const renamed = { ...(JSON.parse(bytes.toString()) as object), name };
    return store.save({
      by: 'editor@demo.test',
      summary: name,
      files: [
        { path: place, bytes: Buffer.from(JSON.stringify(renamed)), before: hashOf(bytes) },
        { path: image, words: { mode: 'merge', given: { alt: name } } },
      ],
    });
  };
  for (let round = 0; round < ROUNDS; round++) {
    const name = `Quay ${round}`;
    const indexing = main(['index', catalogue.folder]);
    // The command has begun; further in it with each round.
    for (let step = 0; step < round * 10; step++) await new Promise(setImmediate);
    await Promise.all([save(name), indexing]);
    await store.settled();
    const words = await wordsInIndex(catalogue.folder, [image]);
    expect([round, words.get(image)?.alt, namesInList().includes(name)]).toEqual([round, name, true]);
  }
}, 60_000);

test('a command leaves a folder of the history for its owner alone, and no lock', async () => {
  await main(['index', catalogue.folder]);
  expect(statSync(catalogue.path('.history')).mode & 0o777).toBe(0o700);
  expect(readFileSync(catalogue.path('.history/.gitignore'), 'utf8')).toBe('*\n');
  expect(existsSync(catalogue.path('.history/lock'))).toBe(false);
});

test('a command makes no folder where there is none', async () => {
  await expect(main(['index', catalogue.path('nowhere')])).resolves.toBe(1);
  expect(existsSync(catalogue.path('nowhere'))).toBe(false);
});
