/** @jest-environment node */
import fs, { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { holderOf, tryLock } from './process-lock';
import { processStartOf } from './process-start';

jest.mock('node:fs', () => ({ ...jest.requireActual<typeof fs>('node:fs') }));

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lock-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

test('a lock that is taken is one file', () => {
  expect(tryLock(path.join(folder, 'some.lock'))).toBe(true);
  expect(readdirSync(folder)).toEqual(['some.lock']);
});

test('a lock that this process has taken is held by it', () => {
  const lock = path.join(folder, 'some.lock');
  tryLock(lock);
  expect(holderOf(lock)).toBe(process.pid);
});

test.each([
  ['its number', `${process.pid}`],
  ['its number and its start', `${process.pid}\n${processStartOf(process.pid)}`],
])('a lock with %s that this process has not taken is stale', (_, content) => {
  const lock = path.join(folder, 'some.lock');
  writeFileSync(lock, content);
  expect(holderOf(lock)).toBeUndefined();
});

test('a lock that cannot be written, as the disk is full, leaves no file', () => {
  const full = new Error('ENOSPC: no space left on device, write');
  const { writeFileSync } = jest.requireActual<typeof fs>('node:fs');
  jest.spyOn(fs, 'writeFileSync').mockImplementation((file) => {
    writeFileSync(file, '');
    throw full;
  });
  expect(() => tryLock(path.join(folder, 'some.lock'))).toThrow(full);
  expect(readdirSync(folder)).toEqual([]);
});
