/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withSealedFolder } from './sealed-folder';

const SEAL = { version: 'one', mostBytes: 100 };

let home: string;
let folder: string;
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'sealed-folder-'));
  folder = path.join(home, 'parent', 'folder');
});
afterEach(() => rmSync(home, { recursive: true }));

const write = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
};
const leave = (seal = SEAL) =>
  withSealedFolder(folder, seal, async () => {
    write('a/first', 'some bytes');
    write('second', 'others');
  });
const found = (seal = SEAL) => withSealedFolder(folder, seal, async () => readdirSync(folder).sort());

test('work finds what the work before left, however often', async () => {
  await leave();
  expect(await found()).toEqual(['a', 'second']);
  expect(await found()).toEqual(['a', 'second']);
  expect(readFileSync(path.join(folder, 'a/first'), 'utf8')).toBe('some bytes');
});

test.each<[string, () => void]>([
  ['a byte is another', () => write('a/first', 'some bytez')],
  ['a file is cut off', () => truncateSync(path.join(folder, 'second'), 3)],
  ['a file is gone', () => rmSync(path.join(folder, 'second'))],
  ['a file is new', () => write('third', '')],
  ['a file has another name', () => (rmSync(path.join(folder, 'second')), write('third', 'others'))],
  ['the seal is gone', () => rmSync(`${folder}.seal`)],
  ['the seal is cut off', () => truncateSync(`${folder}.seal`, 3)],
  ['the folder is gone', () => rmSync(folder, { recursive: true })],
])('work finds nothing where %s', async (_, change) => {
  await leave();
  change();
  expect(await found()).toEqual([]);
});

test('work finds nothing of another version', async () => {
  await leave();
  expect(await found({ ...SEAL, version: 'two' })).toEqual([]);
});

test('work finds nothing after work that failed', async () => {
  await leave();
  const failing = withSealedFolder(folder, SEAL, () => Promise.reject(new Error('the disk is full')));
  await expect(failing).rejects.toThrow('the disk is full');
  expect(await found()).toEqual([]);
});

test.each([
  [16, ['a', 'second']],
  [15, []],
])('of 16 bytes, work that may leave %d leaves %j', async (mostBytes, expected) => {
  await leave({ ...SEAL, mostBytes });
  expect(await found()).toEqual(expected);
});
