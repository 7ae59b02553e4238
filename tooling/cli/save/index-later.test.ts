/** @jest-environment node */
import { cpSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fromRoot } from '@otherfolk/system/from-root';
import { ChangeStore } from './change-store';
import { hashOf } from './content-pack';
import { IndexLater } from './index-later';
import { ConflictError } from './save-refusal';

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

test('paused indexing writes nothing until it goes on, and then everything', async () => {
  later.schedule();
  // The process has been started.
  await wait(20);
  const goOn = await later.pause();
  const list = path.join(folder, 'characters/index.variants.json');
  writeFileSync(list, '[]');
  // A process that goes on has written by now.
  await wait(2000);
  expect([readFileSync(list, 'utf8'), isIndexed()]).toEqual(['[]', false]);
  goOn();
  await indexed();
  expect(readFileSync(list, 'utf8')).not.toBe('[]');
});

test('a pause does not begin indexing that nobody asked for', async () => {
  const goOn = await later.pause();
  goOn();
  await wait(50);
  await later.close();
  expect(isIndexed()).toBe(false);
});

test('a change begins when nothing else writes, and lets it go on, also where it is refused', async () => {
  const order: string[] = [];
  const mara = path.join(folder, 'characters/mara.json');
  const text = readFileSync(mara, 'utf8');
  const now = () => (readFileSync(mara, 'utf8') === text ? 'before' : 'after');
  const store = new ChangeStore({
    catalogue: realpathSync(folder),
    index: () => Promise.resolve(undefined),
    pause: async () => {
      await Promise.resolve();
      order.push(`paused ${now()}`);
      return () => order.push(`goes on ${now()}`);
    },
  });
  const save = (before: string | null) =>
    store.save({
      by: 'editor@demo.test',
      summary: 'A change',
      files: [{ path: 'characters/mara.json', bytes: Buffer.from('{}'), before }],
    });
  await expect(save(null)).rejects.toBeInstanceOf(ConflictError);
  await save(hashOf(Buffer.from(text)));
  await store.settled();
  expect(order).toEqual(['paused before', 'goes on before', 'paused before', 'goes on after']);
});
