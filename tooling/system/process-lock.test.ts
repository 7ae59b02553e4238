/** @jest-environment node */
import fs, { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { tryLock } from './process-lock';

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
