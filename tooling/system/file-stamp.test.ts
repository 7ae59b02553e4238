/** @jest-environment node */
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { settledStamp, stampOf, statFile } from './file-stamp';

let home: string;
beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'stamp-'));
});
afterEach(() => rm(home, { recursive: true, force: true }));

async function stampAfter(change: (file: string) => Promise<void>): Promise<[string, string]> {
  const file = path.join(home, 'file');
  await writeFile(file, 'one');
  const before = statFile(file);
  // The wait is longer than the clock of a file system stands still.
  await new Promise((resolve) => setTimeout(resolve, 30));
  await change(file);
  const after = statFile(file);
  if (!before || !after) throw new Error('The file is not there.');
  return [stampOf(before), stampOf(after)];
}

test.each<[string, (file: string) => Promise<void>]>([
  ['another content', (file) => writeFile(file, 'two')],
  [
    'another content under the old time',
    async (file) => {
      await writeFile(file, 'two');
      await utimes(file, 1, 1);
    },
  ],
])('a file with %s has another stamp', async (_, change) => {
  const [before, after] = await stampAfter(change);
  expect(after).not.toBe(before);
});

test('a file that nobody touched keeps its stamp', async () => {
  const [before, after] = await stampAfter(() => Promise.resolve());
  expect(after).toBe(before);
});

const at = (ctimeMs: number) => ({ size: 3, ino: 7, ctimeMs });

test.each([
  ['just now', at(10_000_050.5), 10_000_060, false],
  ['a while ago', at(10_000_050.5), 10_000_200, true],
  ['a while ago, where times are whole seconds', at(10_000_000), 10_001_500, false],
  ['long ago, where times are whole seconds', at(10_000_000), 10_002_500, true],
  ['in the future', at(20_000_000.5), 10_000_000, false],
])('a file that changed %s is trusted to show another change: %#', (_, stats, now, isTrusted) => {
  expect(settledStamp(stats, now)).toBe(isTrusted ? stampOf(stats) : undefined);
});

test('a folder and what is not there have no stats of a file', () => {
  expect(statFile(home)).toBeUndefined();
  expect(statFile(path.join(home, 'none'))).toBeUndefined();
});
