/** @jest-environment node */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withProcessLock } from './with-process-lock';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lock-'));
  file = path.join(folder, 'deep', 'some.lock');
});

afterEach(() => rmSync(folder, { recursive: true }));

test('two pieces of work run one after the other', async () => {
  const events: string[] = [];
  const work = (name: string) => async () => {
    events.push(`${name} starts`);
    await new Promise(setImmediate);
    events.push(`${name} ends`);
  };
  await Promise.all([withProcessLock(file, work('a')), withProcessLock(file, work('b'))]);
  expect(events).toEqual(['a starts', 'a ends', 'b starts', 'b ends']);
});

test('a process gives the lock back when its work fails', async () => {
  await expect(withProcessLock(file, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(existsSync(file)).toBe(false);
});

test.each(['999999999', 'not a number', ''])(
  'a process takes the lock over from one that is gone (%p)',
  async (pid) => {
    await withProcessLock(file, async () => undefined);
    writeFileSync(file, pid);
    await expect(withProcessLock(file, async () => 'done')).resolves.toBe('done');
  },
);

test('a process takes the lock over from one whose number another one has by now', async () => {
  await withProcessLock(file, async () => undefined);
  writeFileSync(file, `${process.pid}\nlong ago`);
  await expect(withProcessLock(file, async () => 'done')).resolves.toBe('done');
});

test('a process waits for the one that took the lock, and says for which', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  let finish = () => undefined as void;
  const first = withProcessLock(file, () => new Promise<void>((resolve) => (finish = resolve)));
  const second = withProcessLock(file, async () => 'second');
  while (warn.mock.calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 50));
  expect(warn).toHaveBeenCalledWith(
    `Waiting for process ${process.pid}, which holds ${file}. If that is none of this site, remove the file.`,
  );
  finish();
  await first;
  await expect(second).resolves.toBe('second');
});

test('a process that waits stops when its signal says so', async () => {
  await withProcessLock(file, async () => undefined);
  writeFileSync(file, String(process.ppid));
  const abort = new AbortController();
  const waiting = withProcessLock(file, async () => undefined, abort.signal);
  abort.abort();
  await expect(waiting).rejects.toThrow();
});
