/** @jest-environment node */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withBuildLock } from './build-lock';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lock-'));
  file = path.join(folder, 'deep', 'build.lock');
});

afterEach(() => rmSync(folder, { recursive: true }));

test('one piece of work runs after the other', async () => {
  const events: string[] = [];
  const work = (name: string) => async () => {
    events.push(`${name} starts`);
    await new Promise(setImmediate);
    events.push(`${name} ends`);
  };
  await Promise.all([withBuildLock(file, work('a')), withBuildLock(file, work('b'))]);
  expect(events).toEqual(['a starts', 'a ends', 'b starts', 'b ends']);
});

test('gives the lock back when the work fails', async () => {
  await expect(withBuildLock(file, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(existsSync(file)).toBe(false);
});

test.each(['999999999', 'not a number', ''])('takes over from a process that is gone (%p)', async (pid) => {
  await withBuildLock(file, async () => undefined);
  writeFileSync(file, pid);
  await expect(withBuildLock(file, async () => 'done')).resolves.toBe('done');
});

test('stops waiting when it is told to', async () => {
  await withBuildLock(file, async () => undefined);
  writeFileSync(file, String(process.pid));
  const abort = new AbortController();
  const waiting = withBuildLock(file, async () => undefined, abort.signal);
  abort.abort();
  await expect(waiting).rejects.toThrow();
});
