/** @jest-environment node */
import { VISITOR } from '@otherfolk/shared/domain/viewer';
import { cardFormat } from '@otherfolk/shared/formats/card/card-format';
import { catalogueFormat } from '@otherfolk/shared/formats/catalogue/catalogue-format';
import { openFiles } from '@otherfolk/shared/formats/container/open-files';
import { foundryFormat } from '@otherfolk/shared/formats/foundry/foundry-format';
import type { Format } from '@otherfolk/shared/formats/source/format';
import { newWork } from '@otherfolk/shared/formats/source/work';
import { createQueryClient } from '@otherfolk/shared/queries/create-query-client';
import { fixtureReader } from '@otherfolk/shared/testing/fixture-reader';
import { testShell } from '@otherfolk/shared/testing/test-shell';
import { type FileFormatId, makeFile } from './make-file';
import { readItemFiles } from './read-item-files';
import type { Taking } from './taken-life-of';

jest.mock('./picture', () => ({
  ...jest.requireActual<object>('./picture'),
  pictureAsPng: async () =>
    Uint8Array.from(
      atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='),
      (letter) => letter.charCodeAt(0),
    ),
}));

const read = fixtureReader();
const shell = testShell({ read, origin: 'https://folk.example', renderedOn: '2026-11-20' });
const work = newWork(new AbortController().signal);

const IMAGE = Uint8Array.from([1, 2, 3]);

beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(IMAGE));
});

const LIFE = { folder: 'characters', id: 'mara', variantId: 'mara-modern' } as const;

async function taking(): Promise<Taking> {
  const files = await readItemFiles(read, LIFE, { baseAge: 18, today: '2026-11-20', isLifted: () => false });
  const page = {
    title: 'Mara Quill',
    label: 'Modern',
    address: 'https://folk.example/characters/mara/mara-modern',
    sections: [],
  };
  return { client: createQueryClient(shell), viewer: VISITOR, files, page, site: 'Folk' };
}

async function made(id: FileFormatId) {
  const { name, content } = await makeFile(id, await taking(), shell);
  return { name, blob: new Blob([content]) };
}

const textsOf = async (blob: Blob, name: string) => {
  const { files } = await openFiles([{ path: name, blob }], work);
  const texts = await Promise.all(files.map(async (file) => new TextDecoder('latin1').decode(await file.bytes())));
  return texts.join('\n');
};

async function comeBack(format: Format, { name, blob }: { name: string; blob: Blob }) {
  const { files } = await openFiles([{ path: name, blob }], work);
  const [found] = await format.recognise(files, work);
  return found?.read(work);
}

test.each<[FileFormatId, Format, string]>([
  ['json', catalogueFormat, 'mara-quill-modern.zip'],
  ['card-json', cardFormat, 'mara-quill-modern.card.json'],
  ['card-png', cardFormat, 'mara-quill-modern.card.png'],
  ['foundry', foundryFormat, 'mara-quill-modern-foundry.zip'],
])('a life that is taken as %s is recognised again, with the lives that its reader saw', async (id, format, name) => {
  const file = await made(id);
  expect(file.name).toBe(name);
  const source = await comeBack(format, file);
  expect(source?.problems).toEqual([]);
  const { core, json, others } = (await taking()).files;
  expect(source?.items.map(({ ids }) => ids?.life).sort()).toEqual([json, ...others].map((each) => each['id']).sort());
  expect(source?.items.every(({ ids }) => ids?.item === core?.['id'])).toBe(true);
});

test.each<FileFormatId>(['json', 'foundry', 'obsidian', 'card-json'])(
  'a file as %s leads back to its page',
  async (id) => {
    const { name, blob } = await made(id);
    expect(await textsOf(blob, name)).toContain('https://folk.example/characters/mara/mara-modern');
  },
);

test('the files of a zip are those of the catalogue, byte for byte', async () => {
  const source = await comeBack(catalogueFormat, await made('json'));
  const own = new Map(source?.own?.map(({ path, bytes }) => [path, bytes]));
  const file = new TextDecoder().decode(await own.get('characters/mara-modern.json')?.());
  expect(file).toBe(`${JSON.stringify(await read('characters/mara-modern.json'), null, 2)}\n`);
});

test('a zip has the images that its files name, at their places', async () => {
  const source = await comeBack(catalogueFormat, await made('json'));
  const images = source?.own?.filter(({ path }) => path.startsWith('images/')) ?? [];
  expect(images.map(({ path }) => path)).toEqual(expect.arrayContaining(['images/avatars/mara.avif']));
  await expect(images[0]?.bytes()).resolves.toEqual(IMAGE);
});
