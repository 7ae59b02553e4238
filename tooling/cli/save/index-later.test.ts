/** @jest-environment node */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fromRoot } from '@otherfolk/system/from-root';
import { IndexLater } from './index-later';

let folder: string;
let later: IndexLater;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'otherfolk-index-later-'));
  cpSync(fromRoot('shared/src/testing/catalogue'), folder, { recursive: true });
  rmSync(path.join(folder, 'links'), { recursive: true, force: true });
  later = new IndexLater(folder, 0);
});
afterEach(async () => {
  await later.close();
  rmSync(folder, { recursive: true, force: true });
});

const isIndexed = () => existsSync(path.join(folder, 'links'));

async function indexed(): Promise<void> {
  while (!isIndexed()) await wait(50);
}

test('what is paused writes nothing until it goes on, and then all of it', async () => {
  later.schedule();
  // The process has been started.
  await wait(20);
  const goOn = await later.pause();
  const list = path.join(folder, 'characters/index.variants.json');
  writeFileSync(list, '[]');
  // By now a process that goes on has written.
  await wait(2000);
  expect([readFileSync(list, 'utf8'), isIndexed()]).toEqual(['[]', false]);
  goOn();
  await indexed();
  expect(readFileSync(list, 'utf8')).not.toBe('[]');
});

test('what was not wanted does not begin by a pause', async () => {
  const goOn = await later.pause();
  goOn();
  await wait(50);
  await later.close();
  expect(isIndexed()).toBe(false);
});
