/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as durably from '@otherfolk/system/write-durably';
import { DurableFile, type Format } from './durable-file';

jest.mock('../../system/write-durably', () => ({
  writeDurably: jest.fn(jest.requireActual<typeof durably>('../../system/write-durably').writeDurably),
}));
const writeDurably = jest.mocked(durably.writeDurably);
const reallyWrite = jest.requireActual<typeof durably>('../../system/write-durably').writeDurably;

const format: Format<number[]> = {
  empty: [],
  read: (text) => JSON.parse(text) as number[],
  write: (value) => JSON.stringify(value),
};

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'otherfolk-durable-'));
  file = path.join(folder, 'numbers.json');
  writeDurably.mockReset().mockImplementation(reallyWrite);
});
afterEach(() => rmSync(folder, { recursive: true }));

const open = () => DurableFile.open(file, format);
const add = (number: number) => (value: number[]) => [...value, number];
const onDisk = () => JSON.parse(readFileSync(file, 'utf8')) as number[];

test('a confirmed change is on the disk, for its owner alone', async () => {
  const numbers = await open();
  await numbers.change(add(1));
  expect(onDisk()).toEqual([1]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect((await open()).value).toEqual([1]);
});

test('changes come one after the other, and those that wait go to the disk together', async () => {
  const numbers = await open();
  await Promise.all([1, 2, 3, 4, 5].map((each) => numbers.change(add(each))));
  expect(onDisk()).toEqual([1, 2, 3, 4, 5]);
  expect(writeDurably.mock.calls.length).toBeLessThanOrEqual(2);
});

test('a change upon the end of another one is made, too', async () => {
  const numbers = await open();
  for (const each of [1, 2, 3]) await numbers.change(add(each));
  expect(onDisk()).toEqual([1, 2, 3]);
});

test('readers do not see what is not on the disk yet', async () => {
  const numbers = await open();
  const change = numbers.change(add(1));
  expect(numbers.value).toEqual([]);
  await change;
  expect(numbers.value).toEqual([1]);
});

test('a refused change is none, and those beside it go on', async () => {
  const numbers = await open();
  const refused = numbers.change(() => {
    throw new Error('no');
  });
  await Promise.all([numbers.change(add(1)), expect(refused).rejects.toThrow('no'), numbers.change(add(2))]);
  expect(onDisk()).toEqual([1, 2]);
});

test('a change that changes nothing writes nothing', async () => {
  const numbers = await open();
  await numbers.change((value) => value);
  expect(writeDurably).not.toHaveBeenCalled();
});

test('a full disk refuses the change, and loses nothing that was confirmed', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  const numbers = await open();
  await numbers.change(add(1));
  writeDurably.mockRejectedValueOnce(new Error('ENOSPC: no space left on device, write'));
  await expect(numbers.change(add(2))).rejects.toMatchObject({ status: 'UNAVAILABLE' });
  expect(error.mock.calls).toEqual([[`${file} cannot be written: ENOSPC: no space left on device, write`]]);
  expect(numbers.value).toEqual([1]);
  expect(onDisk()).toEqual([1]);
  await numbers.change(add(3));
  expect(onDisk()).toEqual([1, 3]);
});

test('a damaged file is kept aside under another name, and said', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  writeFileSync(file, '[1, 2');
  const numbers = await open();
  expect(numbers.value).toEqual([]);
  await numbers.change(add(3));
  const [aside = ''] = readdirSync(folder).filter((name) => name.includes('damaged'));
  expect(readFileSync(path.join(folder, aside), 'utf8')).toBe('[1, 2');
  expect(onDisk()).toEqual([3]);
  expect(error.mock.calls.flat().join()).toMatch(
    /numbers\.json is damaged .* It is kept as .*; a new numbers\.json begins\./,
  );
});

test('a file that cannot be read is not taken for an empty one', async () => {
  await expect(DurableFile.open(folder, format)).rejects.toThrow(`${folder} cannot be read`);
});
