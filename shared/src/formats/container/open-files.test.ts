/** @jest-environment node */
import { BlobReader, TextReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js';
import { zipSync } from 'fflate';
import { newWork } from '../source/work';
import { openFiles } from './open-files';

const work = newWork(new AbortController().signal);
const bytesOf = (text: string) => new TextEncoder().encode(text);
const blobOf = (bytes: Uint8Array<ArrayBuffer>) => new Blob([bytes]);
const zipOf = (files: Record<string, string>) =>
  blobOf(zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, bytesOf(text)]))));

async function opened(blob: Blob, path = 'a.zip') {
  const { files, problems } = await openFiles([{ path, blob }], work);
  const read = await Promise.all(
    files.map(async (file) => [file.path, new TextDecoder().decode(await file.bytes())] as const),
  );
  return { files: Object.fromEntries(read), problems: problems.map(({ message }) => message) };
}

test('the files of an archive come under its name, without what systems put beside them', async () => {
  const archive = zipOf({ 'People/Elena.md': 'Elena', '__MACOSX/People/._Elena.md': 'x', '.DS_Store': 'x' });
  expect(await opened(archive)).toEqual({ files: { 'a.zip/People/Elena.md': 'Elena' }, problems: [] });
});

test('a file that is no archive comes as it is', async () => {
  expect(await opened(blobOf(bytesOf('Hello')), 'hello.md')).toEqual({ files: { 'hello.md': 'Hello' }, problems: [] });
});

test('JSON with an ending that says nothing is named as JSON', async () => {
  const paths = async (name: string, text: string) =>
    (await openFiles([{ path: name, blob: blobOf(bytesOf(text)) }], work)).files.map(({ path }) => path);
  expect(await paths('card.txt', '{"name": "Elena"}')).toEqual(['card.txt.json']);
  expect(await paths('card', ' [ { "name": "Elena" } ]')).toEqual(['card.json']);
  expect(await paths('note.txt', '[Elena] sails.')).toEqual(['note.txt']);
  expect(await paths('note.md', '{"name": "Elena"}')).toEqual(['note.md']);
});

test.each([
  ['a spreadsheet', 'xl/workbook.xml'],
  ['a card in an archive', 'card.json'],
])('%s stays whole', async (_, inside) => {
  const { files } = await openFiles([{ path: 'people', blob: zipOf({ [inside]: '{}' }) }], work);
  expect(files.map(({ path }) => path)).toEqual(['people']);
});

test.each([['../out.md'], ['a/../../out.md'], ['/etc/passwd'], ['C:\\out.md'], ['..\\out.md']])(
  '%s leads out of the archive and is left out, the others come',
  async (name) => {
    const { files, problems } = await opened(zipOf({ [name]: 'x', 'in.md': 'in' }));
    expect(files).toEqual({ 'a.zip/in.md': 'in' });
    expect(problems).toEqual([expect.stringContaining('leads out of the archive')]);
  },
);

async function written(add: (zip: ZipWriter<Uint8Array<ArrayBuffer>>) => Promise<unknown>) {
  const zip = new ZipWriter(new Uint8ArrayWriter());
  await add(zip);
  await zip.add('in.md', new TextReader('in'));
  return blobOf(await zip.close());
}

test('a link in an archive is left out', async () => {
  const archive = await written((zip) =>
    zip.add('link.md', new TextReader('/etc/passwd'), {
      externalFileAttributes: 0o120777 * 65536,
      msDosCompatible: false,
    }),
  );
  const { files, problems } = await opened(archive);
  expect(files).toEqual({ 'a.zip/in.md': 'in' });
  expect(problems).toEqual(['a.zip/link.md is left out: it is a link to another file.']);
});

test('an encrypted file is left out', async () => {
  const archive = await written((zip) => zip.add('secret.md', new TextReader('x'), { password: 'p' }));
  expect((await opened(archive)).problems).toEqual(['a.zip/secret.md is left out: it is encrypted.']);
});

test('a file that was packed to fill a disk is left out without being unpacked', async () => {
  const zeros = new Blob([new Uint8Array(20 * 1024 * 1024)]);
  const { files, problems } = await opened(await written((zip) => zip.add('bomb.json', new BlobReader(zeros))));
  expect(files).toEqual({ 'a.zip/in.md': 'in' });
  expect(problems).toEqual([expect.stringContaining('packed more than 200 times smaller')]);
});

test('a name of code page 437 is read as such', async () => {
  const archive = new Uint8Array(await zipOf({ 'Ren?e.md': 'x' }).arrayBuffer());
  // The letter é has the number 130 in that code page.
  for (const [at, byte] of archive.entries()) if (byte === '?'.charCodeAt(0)) archive[at] = 130;
  expect(Object.keys((await opened(blobOf(archive))).files)).toEqual(['a.zip/Renée.md']);
});

test('a file that unpacks to more than it says is refused when it is read', async () => {
  const archive = new Uint8Array(await zipOf({ 'a.md': 'abcdefghij'.repeat(50) }).arrayBuffer());
  const view = new DataView(archive.buffer);
  const directory = archive.findIndex((byte, at) => byte === 0x50 && archive[at + 2] === 1 && archive[at + 3] === 2);
  view.setUint32(22, 10, true);
  view.setUint32(directory + 24, 10, true);
  const { files } = await openFiles([{ path: 'a.zip', blob: blobOf(archive) }], work);
  await expect(files[0]?.bytes()).rejects.toThrow('a.zip/a.md cannot be unpacked');
});

test('an archive that is cut off is named, and other files come', async () => {
  const archive = zipOf({ 'a.md': 'a' });
  const brought = [
    { path: 'cut.zip', blob: archive.slice(0, archive.size - 20) },
    { path: 'b.md', blob: blobOf(bytesOf('b')) },
  ];
  const { files, problems } = await openFiles(brought, work);
  expect(files.map(({ path }) => path)).toEqual(['b.md']);
  expect(problems).toEqual([expect.objectContaining({ file: 'cut.zip', message: expect.stringContaining('damaged') })]);
});

test('opening stops when it is cancelled', async () => {
  const controller = new AbortController();
  controller.abort(new Error('cancelled'));
  await expect(openFiles([{ path: 'a.zip', blob: zipOf({ a: 'a' }) }], newWork(controller.signal))).rejects.toThrow(
    'cancelled',
  );
});
