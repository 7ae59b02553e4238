/** @jest-environment node */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { fileText } from '@otherfolk/shared/catalogue/file-text';
import { contentOf } from '@otherfolk/shared/check/content';
import { derivedIndexes } from '@otherfolk/shared/check/derived-indexes';
import { updateIndexes } from './update-indexes';

const coreId = fc.constantFrom('ada', 'bea', 'cal');
const lifeId = fc.constantFrom('ada-a', 'ada-b', 'bea-a', 'cal-a', 'loose');
const plotId = fc.constantFrom('storm', 'storm-a', 'storm-b', 'tide');
const word = fc.constantFrom('One', 'Two', 'Three');
const lives = fc.uniqueArray(lifeId, { maxLength: 3 });

/** A file as it shall be; null where it shall not be. */
const change = fc.oneof(
  fc.record({ id: coreId, name: word, lives }).map(({ id, name, lives: listed }) => ({
    file: `characters/${id}.json`,
    json: { id, name, variants: listed.map((each) => ({ id: each, label: name })) },
  })),
  fc.record({ id: lifeId, of: coreId, label: word }).map(({ id, of, label }) => ({
    file: `characters/${id}.json`,
    json: { id, variantOf: of, variantLabel: label },
  })),
  fc.record({ id: plotId, of: fc.option(fc.constantFrom('storm', 'tide')), title: word }).map(({ id, of, title }) => ({
    file: `plots/${id}.json`,
    json: { id, ...(of !== null && { coreId: of }), title },
  })),
  fc.record({ id: fc.constantFrom('quay', 'tower'), name: word }).map(({ id, name }) => ({
    file: `locations/${id}.json`,
    json: { id, name },
  })),
  fc
    .oneof(
      lifeId.map((id) => `characters/${id}.json`),
      plotId.map((id) => `plots/${id}.json`),
    )
    .map((file) => ({ file, json: null })),
);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'otherfolk-indexes-'));
  for (const each of ['characters', 'plots', 'locations']) await mkdir(path.join(folder, each));
});
afterEach(() => rm(folder, { recursive: true }));

const indexesOf = (json: ReadonlyMap<string, unknown>) => derivedIndexes(contentOf(json, new Set(json.keys())));

test('after any changes the lists are those of the whole catalogue', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(change, { minLength: 1, maxLength: 3 }), { maxLength: 6 }), async (saves) => {
      const files = new Map<string, unknown>();
      for (const [file, entries] of indexesOf(files)) await writeFile(path.join(folder, file), fileText(entries));
      for (const save of saves) {
        for (const { file, json } of save) {
          if (json) files.set(file, json);
          else files.delete(file);
        }
        for (const { file } of save) {
          const json = files.get(file);
          if (json === undefined) await rm(path.join(folder, file), { force: true });
          else await writeFile(path.join(folder, file), JSON.stringify(json));
        }
        await updateIndexes(
          folder,
          save.map(({ file }) => file),
        );
        for (const [file, entries] of indexesOf(files))
          expect([file, await readFile(path.join(folder, file), 'utf8')]).toEqual([file, fileText(entries)]);
      }
      for (const file of files.keys()) await rm(path.join(folder, file));
    }),
    { numRuns: 150 },
  );
});

test.each([
  ['a list is broken', '{', '{"id": "ada"}'],
  ['a life does not say whose it is', '[]', '{"id": "ada", "variantLabel": "Modern"}'],
])('where %s, the whole catalogue has to be looked at', async (_, index, file) => {
  await writeFile(path.join(folder, 'characters/index.variants.json'), index);
  await writeFile(path.join(folder, 'characters/ada.json'), file);
  await expect(updateIndexes(folder, ['characters/ada.json'])).rejects.toThrow();
});
