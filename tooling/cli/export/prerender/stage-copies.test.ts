/** @jest-environment node */
import { mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { StartProgress } from '@otherfolk/shared/catalogue/progress';
import { OutWriter } from '../site/out-writer';
import { stageCopies } from './stage-copies';
import { StagedFiles } from './staged-files';

let home: string;
let told: number;
const startProgress: StartProgress = () => ({
  add: (count) => {
    told += count;
  },
  end: () => undefined,
});
const place = () => ({ folder: path.join(home, 'site'), records: path.join(home, 'site.releases') });
const source = (number: number) => path.join(home, 'catalogue', `${number}.avif`);

beforeEach(async () => {
  home = await realpath(await mkdtemp(path.join(tmpdir(), 'copies-')));
  for (const folder of ['catalogue', 'site/data/a']) await mkdir(path.join(home, folder), { recursive: true });
  told = 0;
});
afterEach(() => rm(home, { recursive: true }));

async function sources(count: number) {
  const numbers = Array.from({ length: count }, (_, number) => number);
  await Promise.all(numbers.map((number) => writeFile(source(number), `image ${number}`)));
  return numbers.map((number) => [`data/a/${number}.avif`, source(number)] as const);
}

async function stage(copies: Awaited<ReturnType<typeof sources>>, isCopied: (file: string) => boolean = () => false) {
  const staged = await StagedFiles.open(place());
  await stageCopies(copies, { staged, isCopied, startProgress });
  return staged;
}

test.each([
  ['few', 3],
  ['many', 100],
])('%s files that the site lacks wait beside it until they are published', async (_, count) => {
  const copies = await sources(count);
  const staged = await stage(copies);
  expect(told).toBe(count);
  await expect(readdir(path.join(home, 'site', 'data', 'a'))).resolves.toEqual([]);
  const writer = await OutWriter.open(place());
  await staged.publishAll(staged.files, writer, () => undefined);
  expect(writer).toMatchObject({ written: count, unchanged: 0 });
  for (const [file, from] of copies)
    expect(await readFile(path.join(home, 'site', file), 'utf8')).toBe(await readFile(from, 'utf8'));
});

test('files are not copied that are known to be copies, nor those with the same bytes', async () => {
  const copies = await sources(3);
  await writeFile(path.join(home, 'site', 'data', 'a', '1.avif'), 'image 1');
  const staged = await stage(copies, (file) => file === 'data/a/0.avif');
  const writer = await OutWriter.open(place());
  await staged.publishAll(staged.files, writer, () => undefined);
  expect(writer).toMatchObject({ written: 1, unchanged: 2 });
  await expect(readdir(path.join(home, 'site', 'data', 'a'))).resolves.toEqual(['1.avif', '2.avif']);
});

test.each([
  ['few', 3],
  ['many', 100],
])('of %s files, one that cannot be copied is named with the reason', async (_, count) => {
  const copies = await sources(count);
  await rm(source(count - 1));
  const sentence = `^The files of the catalogue cannot be copied: ENOENT: .+ '${source(count - 1)}'.*\\. Nothing has changed\\.$`;
  await expect(stage(copies)).rejects.toThrow(new RegExp(sentence));
  await expect(readdir(path.join(home, 'site', 'data', 'a'))).resolves.toEqual([]);
});
