/** @jest-environment node */
import { mkdir, mkdtemp, readdir, readFile, realpath, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { OutWriter } from './out-writer';

let home: string;
let out: string;
const at = (file: string) => path.join(out, file);
const contentOf = (file: string) => readFile(at(file), 'utf8');

beforeEach(async () => {
  home = await realpath(await mkdtemp(path.join(tmpdir(), 'otherfolk-')));
  out = path.join(home, 'out');
  await mkdir(out);
});
afterEach(() => rm(home, { recursive: true, force: true }));

const openWriter = (options?: { adopt: boolean }) =>
  OutWriter.open({ folder: out, records: path.join(home, 'out.releases') }, options);

async function exportOf(files: Record<string, string>, mayGo = (_: string) => true): Promise<OutWriter> {
  const writer = await openWriter();
  await writer.claim(Object.keys(files));
  for (const [file, text] of Object.entries(files)) await writer.write(file, text);
  writer.removeEarlier(mayGo);
  await writer.close();
  return writer;
}

test('writes what changed and nothing else', async () => {
  await exportOf({ 'index.html': 'home', 'a/index.html': 'a' });
  const before = await stat(at('index.html'));
  const writer = await exportOf({ 'index.html': 'home', 'a/index.html': 'A' });
  expect(writer).toMatchObject({ written: 1, unchanged: 1, removed: 0 });
  expect((await stat(at('index.html'))).ino).toBe(before.ino);
  await expect(contentOf('a/index.html')).resolves.toBe('A');
  await expect(readdir(out)).resolves.toEqual(['a', 'index.html']);
});

test('copies what differs', async () => {
  const source = path.join(home, 'picture');
  await writeFile(source, Buffer.from([0, 255]));
  const copied = async () => {
    const writer = await openWriter();
    await writer.copy('data/image', source);
    return writer.written;
  };
  await expect(copied()).resolves.toBe(1);
  await expect(copied()).resolves.toBe(0);
  await writeFile(source, Buffer.from([1, 255]));
  await expect(copied()).resolves.toBe(1);
  await expect(readFile(at('data/image'))).resolves.toEqual(Buffer.from([1, 255]));
});

test('removes what it wrote before, with the folders that are empty then, and nothing else', async () => {
  await exportOf({ 'a/b/index.html': '', 'a/index.html': '', 'c/index.html': '' });
  await writeFile(at('c/note.txt'), 'mine');
  const writer = await exportOf({ 'a/index.html': '' });
  expect(writer.removed).toBe(2);
  const left = await readdir(out, { recursive: true });
  expect(left.sort()).toEqual(['a', 'a/index.html', 'c', 'c/note.txt']);
});

test('OutWriter keeps a file that it may not remove, and still knows it', async () => {
  await exportOf({ 'assets/old.js': '', 'index.html': '' });
  const writer = await exportOf({}, (file) => file === 'index.html');
  expect(writer.removed).toBe(1);
  await expect(contentOf('assets/old.js')).resolves.toBe('');
  expect((await exportOf({})).removed).toBe(1);
});

test('after a failure, what was written is known', async () => {
  const failed = await openWriter();
  await failed.claim(['a/index.html', 'b/index.html']);
  // It comes to be there while the export runs.
  await mkdir(at('b/index.html'), { recursive: true });
  await expect(failed.write('a/index.html', 'new')).resolves.toBeUndefined();
  await expect(failed.write('b/index.html', '')).rejects.toThrow(/b\/index.html cannot be written/);
  await failed.close();
  expect((await exportOf({})).removed).toBe(1);
  expect((await stat(at('b/index.html'))).isDirectory()).toBe(true);
});

test('an export that is killed after its first file finds its files again', async () => {
  const killed = await openWriter();
  await killed.claim(['a/index.html', 'b/index.html']);
  await killed.write('a/index.html', 'half');
  await expect(exportOf({ 'a/index.html': 'whole' })).resolves.toMatchObject({ written: 1 });
});

describe("somebody else's file in the place of a page", () => {
  beforeEach(() => writeFile(at('index.html'), 'mine'));

  test.each(['mine', 'ours'])('is refused, and the folder stays as it is (page: %s)', async (text) => {
    const refused = exportOf({ 'index.html': text, 'a/index.html': '' });
    await expect(refused).rejects.toThrow(
      /holds files that no export has written, .* \(1\): index\.html\. Nothing has changed\. .* --adopt/,
    );
    await expect(readdir(out, { recursive: true })).resolves.toEqual(['index.html']);
    await expect(contentOf('index.html')).resolves.toBe('mine');
  });

  test('is replaced with adopt, and belongs to the export from then on', async () => {
    const writer = await openWriter({ adopt: true });
    await writer.claim(['index.html']);
    await writer.write('index.html', 'ours');
    await writer.close();
    await expect(exportOf({ 'index.html': 'newer' })).resolves.toMatchObject({ written: 1 });
  });

  test('is refused also where it is a folder, or stands where a folder should be', async () => {
    await mkdir(at('404.html'));
    await expect(exportOf({ '404.html': '' })).rejects.toThrow('404.html. Nothing has changed.');
    await expect(exportOf({ 'index.html/x.html': '' })).rejects.toThrow('cannot be written: ENOTDIR');
    await expect(readdir(out)).resolves.toEqual(['404.html', 'index.html']);
  });

  test('does not matter to an export that has no such page', async () => {
    await expect(exportOf({ 'a/index.html': '' })).resolves.toMatchObject({ written: 1, removed: 0 });
    await expect(contentOf('index.html')).resolves.toBe('mine');
  });
});

test('a refused export leaves the record of earlier ones as it was', async () => {
  await exportOf({ 'a/index.html': '' });
  await writeFile(at('index.html'), 'mine');
  const writer = await openWriter();
  await expect(writer.claim(['index.html'])).rejects.toThrow();
  await writer.close();
  expect((await exportOf({})).removed).toBe(1);
});

test('follows no link out of the folder', async () => {
  await exportOf({ 'data/index.html': 'ours' });
  await rm(at('data'), { recursive: true });
  const elsewhere = path.join(home, 'elsewhere');
  await mkdir(elsewhere);
  await writeFile(path.join(elsewhere, 'index.html'), 'theirs');
  await symlink(elsewhere, at('data'));
  await expect(exportOf({ 'data/x/index.html': '' })).rejects.toThrow('a link leads out of the export');
  const adopting = await openWriter({ adopt: true });
  await expect(adopting.claim(['data/index.html'])).rejects.toThrow('a link leads out of the export');
  expect((await exportOf({})).removed).toBe(0);
  await expect(readdir(elsewhere)).resolves.toEqual(['index.html']);
});
