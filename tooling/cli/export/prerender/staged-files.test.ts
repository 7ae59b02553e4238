/** @jest-environment node */
import { mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RecordPlace } from '../site/export-record';
import { OutWriter } from '../site/out-writer';
import { stageContents, StagedFiles } from './staged-files';

let home: string;
let place: RecordPlace;
const at = (file: string) => path.join(place.folder, file);

beforeEach(async () => {
  home = await realpath(await mkdtemp(path.join(tmpdir(), 'staged-')));
  place = { folder: path.join(home, 'site'), records: path.join(home, 'site.releases') };
  await mkdir(place.folder);
});
afterEach(() => rm(home, { recursive: true }));

const TEXTS = {
  'index.html': 'home',
  'a/index.html': 'ä',
  'a/b/index.html': 'b',
  'a/page.json': '{}',
  'c/x.html': 'c',
};

/** Stages and publishes these texts; resolves to the writer and how many files were told of at a time. */
async function publish(texts: Record<string, string> = TEXTS) {
  const staged = await StagedFiles.open(place);
  for (const file of stageContents(place, Object.entries(texts))) staged.add(file);
  const writer = await OutWriter.open(place);
  await writer.claim(staged.files);
  const told: number[] = [];
  await staged.publishAll(staged.files, writer, (count) => told.push(count));
  await writer.close();
  await staged.clear();
  return { writer, told };
}

async function contents(): Promise<Record<string, string>> {
  const entries = await readdir(place.folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const texts = await Promise.all(
    files.map(async (file) => [path.relative(place.folder, file), await readFile(file, 'utf8')] as const),
  );
  return Object.fromEntries(texts);
}

test('folders that the site does not have come as a whole', async () => {
  const { writer, told } = await publish();
  await expect(contents()).resolves.toEqual(TEXTS);
  expect(writer).toMatchObject({ written: 5, unchanged: 0 });
  expect(told).toEqual([1, 3, 1]);
});

test('files come one by one into a folder that the site has, beside what lies there', async () => {
  await publish({ 'a/index.html': 'old', 'a/page.json': '{}' });
  await writeFile(at('a/mine.txt'), 'mine');
  const { writer } = await publish();
  await expect(contents()).resolves.toEqual({ ...TEXTS, 'a/mine.txt': 'mine' });
  expect(writer).toMatchObject({ written: 4, unchanged: 1 });
});

test('an export that was killed between two folders is put right by the next one', async () => {
  const staged = await StagedFiles.open(place);
  for (const file of stageContents(place, Object.entries(TEXTS))) staged.add(file);
  const killed = await OutWriter.open(place);
  await killed.claim(staged.files);
  killed.moveFolder('a', path.join(place.records, 'staging', 'a'), ['a/index.html', 'a/b/index.html', 'a/page.json']);
  const { writer } = await publish();
  await expect(contents()).resolves.toEqual(TEXTS);
  expect(writer).toMatchObject({ written: 2, unchanged: 3 });
});

test('no folder comes into the place of a link, nor of a file', async () => {
  const writer = await OutWriter.open(place);
  await mkdir(path.join(home, 'elsewhere'));
  await symlink(path.join(home, 'elsewhere'), at('a'));
  await writeFile(at('c'), 'mine');
  await mkdir(path.join(home, 'source'));
  for (const folder of ['a', 'c']) expect(writer.moveFolder(folder, path.join(home, 'source'), [])).toBe(false);
  await expect(readFile(at('c'), 'utf8')).resolves.toBe('mine');
  expect(writer.moveFolder('d', path.join(home, 'not-there'), [])).toBe(false);
});

test('a file is there that has the same bytes, and no other', async () => {
  await publish();
  await writeFile(at('c/x.html'), 'd');
  expect(stageContents(place, Object.entries(TEXTS)).map(({ isThere }) => isThere)).toEqual([
    true,
    true,
    true,
    true,
    false,
  ]);
});
