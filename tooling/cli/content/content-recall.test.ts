/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contentHash } from '@otherfolk/system/content-hash';
import { DerivationCache } from '../derived/derivation-cache';
import { contentRecall } from './content-recall';
import { JsonReader } from './json-reader';

const FILE = 'characters/mara.json';

let folder: string;
let cache: DerivationCache;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'recall-'));
  cache = new DerivationCache();
});
afterEach(() => rm(folder, { recursive: true }));

const write = (content: string) => writeFile(path.join(folder, 'mara.json'), content);

/** What follows from the file for a run that has listed it when it had this content. */
function recalled(listedContent: string): unknown {
  const listed = { bytes: 1, real: path.join(folder, 'mara.json'), stamp: undefined };
  const versions = new Map([[FILE, contentHash(listedContent)]]);
  const reader = new JsonReader(new Map([[FILE, listed]]));
  const { ofEach } = contentRecall(reader, versions, cache);
  return ofEach('itself', [{ id: FILE, files: [FILE] }], () => reader.read(FILE).json)[0];
}

test('what followed from a file is known while its content is the same', async () => {
  await write('[1]');
  expect(recalled('[1]')).toEqual([1]);
  await rm(path.join(folder, 'mara.json'));
  expect(recalled('[1]')).toEqual([1]);
});

test('what follows from a file that has changed since it was listed is not kept', async () => {
  await write('[2]');
  expect(recalled('[1]')).toEqual([2]);
  await write('[1]');
  expect(recalled('[1]')).toEqual([1]);
});

test('what follows from a file that cannot be read is not kept', async () => {
  expect(recalled('[1]')).toBeUndefined();
  await write('[1]');
  expect(recalled('[1]')).toEqual([1]);
});
