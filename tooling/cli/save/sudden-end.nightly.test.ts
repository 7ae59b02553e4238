/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fromRoot } from '@otherfolk/system/from-root';
import { TYPESCRIPT_ARGUMENTS } from '@otherfolk/system/typescript-arguments';
import { ChangeStore } from './change-store';
import { recoverCatalogue, withCatalogueLock } from './recover-catalogue';
import { FILES, textOf } from './testing/numbered-files';

const LANES = 2;
const ROUNDS = 6;

/** A save takes about so many calls of the disk. */
const CALLS_OF_A_SAVE = 130;

let home: string;
beforeAll(() => {
  home = realpathSync(mkdtempSync(path.join(tmpdir(), 'otherfolk-end-')));
});
afterAll(() => rmSync(home, { recursive: true }));

function numberIn(catalogue: string, file: string): number {
  const at = path.join(catalogue, file);
  if (!existsSync(at)) return 0;
  const text = readFileSync(at, 'utf8');
  const { number } = JSON.parse(text) as { number: number };
  expect(text).toBe(textOf(file, number));
  return number;
}

const numbersIn = (catalogue: string) => [...new Set(FILES.map((file) => numberIn(catalogue, file)))];

/** Saves in a process of its own, which is killed at the so manyth call of the disk; resolves to the last number that it confirmed. */
async function saveUntilKilled(catalogue: string, first: number, call: number): Promise<number> {
  const script = fromRoot('tooling/cli/save/testing/save-in-child.ts');
  const args = [...TYPESCRIPT_ARGUMENTS, script, catalogue, String(first), String(call)];
  const child = spawn(process.execPath, args, { cwd: fromRoot() });
  let said = '';
  let complaints = '';
  child.stdout.on('data', (part: Buffer) => (said += part.toString()));
  child.stderr.on('data', (part: Buffer) => (complaints += part.toString()));
  const [, signal] = (await once(child, 'close')) as [number, string];
  expect([complaints, signal]).toEqual(['', 'SIGKILL']);
  return Math.max(first - 1, ...said.split('\n').map(Number).filter(Number.isFinite));
}

/** Whoever comes next to a catalogue, whose last save was interrupted. */
const NEXT: ((catalogue: string, store: ChangeStore) => Promise<unknown>)[] = [
  (_, store) => store.recover(),
  (catalogue) => recoverCatalogue(catalogue),
  (catalogue) => withCatalogueLock(catalogue, () => Promise.resolve()),
];

async function endAgainAndAgain(catalogue: string): Promise<void> {
  mkdirSync(catalogue);
  const store = new ChangeStore({ catalogue, index: () => Promise.resolve(undefined) });
  let last = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const confirmed = await saveUntilKilled(catalogue, last + 1, 1 + Math.floor(Math.random() * 2 * CALLS_OF_A_SAVE));
    await NEXT[round % NEXT.length]?.(catalogue, store);
    const numbers = numbersIn(catalogue);
    expect(numbers).toHaveLength(1);
    last = numbers[0] ?? 0;
    // The change that was on its way may have been made, too.
    expect([confirmed, confirmed + 1]).toContain(last);
  }
  expect(store.listChanges().map(({ summary }) => summary)).toEqual(
    Array.from({ length: last }, (_, index) => `Number ${last - index}`),
  );
}

test('after a process was killed while it saved, all files of a change are there or none, and every confirmed change', async () => {
  await Promise.all(Array.from({ length: LANES }, (_, lane) => endAgainAndAgain(path.join(home, String(lane)))));
}, 60_000);
