/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeTestFolder } from './test-folder';

let inMemory: string;
const made: string[] = [];
beforeEach(() => (inMemory = mkdtempSync(path.join(tmpdir(), 'memory-'))));
afterEach(() => {
  for (const folder of [inMemory, ...made.splice(0)]) rmSync(folder, { recursive: true, force: true });
});

function make(options: Parameters<typeof makeTestFolder>[0]): string {
  const folder = makeTestFolder({ env: {}, inMemory, muchRoom: 1, ...options });
  made.push(folder);
  return folder;
}

test('temporary files of tests are in memory where there is much room', () => {
  const folder = make({});
  expect(path.dirname(folder)).toBe(inMemory);
  expect(existsSync(folder)).toBe(true);
});

test.each([
  ['there is little room in memory', { muchRoom: Infinity }],
  ['the system keeps no files in memory', { inMemory: '/nowhere' }],
  ['somebody has named a folder for them', { env: { TMPDIR: tmpdir() } }],
])('temporary files of tests are where the system has them where %s', (_, options) => {
  expect(path.dirname(make(options))).toBe(tmpdir());
});

test('the test folder of a run that was killed is removed, and nothing else', () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  for (const name of [`otherfolk-test-${pid}-abc`, `otherfolk-test-${process.ppid}-abc`, 'otherfolk-test-x', 'other'])
    mkdirSync(path.join(inMemory, name, 'inside'), { recursive: true });
  const own = path.basename(make({}));
  expect(readdirSync(inMemory).sort()).toEqual(
    [own, `otherfolk-test-${process.ppid}-abc`, 'otherfolk-test-x', 'other'].sort(),
  );
});
