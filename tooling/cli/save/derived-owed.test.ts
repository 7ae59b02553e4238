/** @jest-environment node */
import { cpSync, existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fromRoot } from '@otherfolk/system/from-root';
import { main as content } from '../commands/content';
import { ChangeStore } from './change-store';
import { IndexLater } from './index-later';
import { openSaving } from './open-saving';

let folder: string;
let schedule: jest.SpyInstance;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'otherfolk-owed-')));
  cpSync(fromRoot('shared/src/testing/catalogue'), folder, { recursive: true });
  schedule = jest.spyOn(IndexLater.prototype, 'schedule').mockImplementation();
  jest.spyOn(console, 'log').mockImplementation();
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A save by a process that ends as soon as it has confirmed it. */
async function saveAndEnd(): Promise<void> {
  const store = new ChangeStore({ catalogue: folder });
  await store.save({
    by: '',
    summary: 'Title',
    files: [{ path: 'plots/storm-modern.json', bytes: Buffer.from('{}') }],
  });
  await store.settled();
}

const start = async () => (await openSaving(folder, { editorFrom: () => ({ email: 'editor@demo.test' }) })).close();

test('a start makes what an earlier one still owed after a confirmed save', async () => {
  await saveAndEnd();
  await start();
  expect(schedule).toHaveBeenCalledTimes(1);
});

test('a start after everything was derived makes nothing', async () => {
  await saveAndEnd();
  await content(['index', folder]);
  expect(existsSync(path.join(folder, 'search'))).toBe(true);
  await start();
  expect(schedule).not.toHaveBeenCalled();
});

test('a start of a catalogue that was never saved to makes nothing', async () => {
  await start();
  expect(schedule).not.toHaveBeenCalled();
});
