/** @jest-environment node */
import { readFile, realpath } from 'node:fs/promises';
import { filesBelow } from '@otherfolk/system/files-below';
import { wordsInIndex, writeImageWords } from '../../save/image-words';
import { DerivationCache } from '../cache/derivation-cache';
import { diskReader } from '../catalogue/catalogue-folder';
import { readRedirects } from '../catalogue/read-redirects';
import { SplitCatalogue } from '../guarded/split-catalogue';
import { indexLists } from './index-catalogue';
import { newItem } from './new-item';
import { TemporaryCatalogue, TODAY } from './testing/temporary-catalogue';

let catalogue: TemporaryCatalogue;
beforeEach(async () => {
  catalogue = await TemporaryCatalogue.ofFixture();
});
afterEach(() => catalogue.remove());

const MARK = '\uFEFF';

async function jsonFiles(): Promise<string[]> {
  const all = await filesBelow(catalogue.folder);
  return all.map((file) => file.slice(catalogue.folder.length + 1)).filter((file) => file.endsWith('.json'));
}

/** Each file of the catalogue as some editors on Windows write it. */
async function asOnWindows(): Promise<void> {
  for (const file of await jsonFiles()) {
    const text = await readFile(catalogue.path(file), 'utf8');
    await catalogue.write(file, MARK + text.replaceAll('\n', '\r\n'));
  }
}

async function allThatIsRead() {
  const folder = await realpath(catalogue.folder);
  const split = await SplitCatalogue.read(folder);
  const files = [...(await split.filesFor(''))];
  const read = files.filter((file) => file.endsWith('.json')).sort();
  return {
    all: await Promise.all(read.map(async (file) => [file, await split.reader('')(file)])),
    fromDisk: await diskReader(folder)('site.json'),
    redirects: await readRedirects(folder),
  };
}

test('files with byte order marks and line ends of Windows say the same to check, index and renderer', async () => {
  await catalogue.write('redirects.json', '{\n  "characters/maria": "characters/mara"\n}\n');
  const before = await allThatIsRead();
  await asOnWindows();
  expect(await allThatIsRead()).toEqual(before);
  expect((await catalogue.check()).filter((line) => !line.includes('byte order mark'))).toEqual([]);
  await indexLists(catalogue.folder, new DerivationCache());
  expect((await catalogue.check()).filter((line) => line.includes('stale'))).toEqual([]);
});

test('a new life goes into a core that begins with a byte order mark', async () => {
  await asOnWindows();
  await newItem(catalogue.folder, 'variant', 'mara-western', TODAY);
  expect(JSON.stringify(await diskReader(await realpath(catalogue.folder))('characters/mara.json'))).toContain(
    '"mara-western"',
  );
});

test('words go into an image index that begins with a byte order mark', async () => {
  await asOnWindows();
  const [image = ''] = Object.keys((await diskReader(await realpath(catalogue.folder))('images/index.json')) as object);
  await writeImageWords(catalogue.folder, {
    words: new Map([[`images/${image}`, { alt: 'Mara' }]]),
    replaced: [],
    gone: [],
  });
  expect((await wordsInIndex(catalogue.folder, [`images/${image}`])).get(`images/${image}`)).toEqual({ alt: 'Mara' });
});

test.each([
  ['UTF-16', 'utf16le', 'It is UTF-16: save the file in the encoding UTF-8'],
  ['another encoding', 'latin1', 'Save the file in the encoding UTF-8'],
] as const)(
  'a site file in %s is no file for every reader, and an error with its remedy',
  async (_, encoding, remedy) => {
    await catalogue.write('site.json', Buffer.from('{"name":"Zoë"}', encoding));
    expect(await catalogue.check()).toContain(`error site.json $: not UTF-8. ${remedy}.`);
    await expect(diskReader(await realpath(catalogue.folder))('site.json')).rejects.toMatchObject({ kind: 'not-json' });
  },
);
