/** @jest-environment node */
import type { ReadJson } from '@otherfolk/shared/catalogue/read-json';
import { deriveLinks } from '@otherfolk/shared/links/derive-links';
import { loadLinks } from '@otherfolk/shared/links/load-links';
import { type FixtureFiles, fixtureReader } from '@otherfolk/shared/testing/fixture-reader';
import { parsedFiles } from '@otherfolk/shared/testing/parsed-files';
import core from '../../../shared/src/testing/catalogue/characters/mara.json';
import sciFi from '../../../shared/src/testing/catalogue/characters/mara-sci-fi.json';
import { loadCharacter } from './load-character';

const EDITOR = { memType: 'e', aN: true, aP: true, aU: true } as const;
const VISITOR = { memType: 'm', aN: false, aP: false, aU: false } as const;

const SCI_FI = 'characters/mara-sci-fi.json';

async function load(files: FixtureFiles, viewer: typeof EDITOR | typeof VISITOR) {
  const asked: string[] = [];
  const read = fixtureReader(files);
  const noting: ReadJson = (file) => {
    asked.push(file);
    return read(file);
  };
  const request = { characterId: 'mara', variantId: 'mara-modern', viewer, release: 2 };
  const { selectable } = await loadCharacter(
    noting,
    request,
    async () => undefined,
    loadLinks(noting, 'characters/mara', viewer),
  );
  return { selectable, asked };
}

const derived = async (files: FixtureFiles) => ({
  ...files,
  ...Object.fromEntries(await parsedFiles(await deriveLinks(fixtureReader(files)))),
});

const hidden = { ...sciFi, recordInfo: { ...sciFi.recordInfo, published: false } };

beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation());

test.each<[string, FixtureFiles, typeof EDITOR | typeof VISITOR, string[]]>([
  ['both lives of this release', {}, VISITOR, ['mara-modern', 'mara-sci-fi']],
  ['not a life that is not published by its own file', { [SCI_FI]: hidden }, VISITOR, ['mara-modern']],
  ['such a life to who may see it', { [SCI_FI]: hidden }, EDITOR, ['mara-modern', 'mara-sci-fi']],
  ['not a life of somebody else', { [SCI_FI]: { ...sciFi, variantOf: 'ivo' } }, EDITOR, ['mara-modern']],
  ['a life whose file does not load', { [SCI_FI]: undefined }, EDITOR, ['mara-modern', 'mara-sci-fi']],
  [
    'not an unnamed life to visitors',
    {
      'characters/mara.json': { ...core, isUnnamed: false },
      [SCI_FI]: { ...sciFi, variantOverrides: { isUnnamed: true } },
    },
    VISITOR,
    ['mara-modern'],
  ],
])('the picker offers %s, with derived links and without them', async (_, files, viewer, offered) => {
  expect((await load(files, viewer)).selectable).toEqual(offered);
  expect((await load(await derived(files), viewer)).selectable).toEqual(offered);
});

test('the links tell which lives are offered, so that their files are not read', async () => {
  const { asked } = await load(await derived({}), EDITOR);
  expect(asked.filter((file) => file.startsWith('characters/')).sort()).toEqual([
    'characters/mara-modern.json',
    'characters/mara.json',
  ]);
  expect((await load({}, EDITOR)).asked).toContain(SCI_FI);
});

const opened = (files: FixtureFiles) => {
  const read = fixtureReader(files);
  const request = { characterId: 'mara', viewer: VISITOR, release: 2 };
  return loadCharacter(read, request, async () => undefined, loadLinks(read, 'characters/mara', VISITOR));
};

test('a person whose first life cannot be read is shown by the next one', async () => {
  expect((await opened({ 'characters/mara-modern.json': undefined })).variant.id).toBe('mara-sci-fi');
});

test('a person of whom no life can be read is not shown, and the first one is the reason', async () => {
  const all = ['mara-modern', 'mara-sci-fi', 'mara-fantasy'].map((id) => [`characters/${id}.json`, undefined]);
  await expect(opened(Object.fromEntries(all) as FixtureFiles)).rejects.toThrow('Failed to load variant JSON');
});
