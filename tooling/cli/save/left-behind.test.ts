/** @jest-environment node */
import fs, { existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ChangeStore } from './change-store';
import type { WantedFile } from './wanted-change';

const mara = 'characters/mara.json';

let catalogue: string;
let store: ChangeStore;
beforeEach(() => {
  catalogue = realpathSync(mkdtempSync(path.join(tmpdir(), 'otherfolk-left-')));
  store = open();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await store.settled();
  rmSync(catalogue, { recursive: true, force: true });
});

const open = () => new ChangeStore({ catalogue, index: () => Promise.resolve(undefined) });
const at = (file: string) => path.join(catalogue, file);
const file = (name: string, text: string | null): WantedFile => ({
  path: name,
  bytes: text === null ? null : Buffer.from(text),
});
const save = (...files: WantedFile[]) => store.save({ by: 'editor@demo.test', summary: 'A change', files });
const put = (name: string, text: string) => {
  mkdirSync(path.dirname(at(name)), { recursive: true });
  writeFileSync(at(name), text);
};
const changes = () => path.join(catalogue, '.history/changes');

test('folders that were made for a change that is refused are removed again', async () => {
  put(mara, '{}');
  jest.spyOn(fs, 'renameSync').mockImplementation(() => {
    throw Object.assign(new Error('full'), { code: 'ENOSPC' });
  });
  const stage = jest.spyOn(fs, 'fsyncSync').mockImplementation(() => {
    throw Object.assign(new Error('full'), { code: 'ENOSPC' });
  });
  await expect(save(file('images/new/deep/a.png', 'a'))).rejects.toThrow('The disk is full');
  stage.mockRestore();
  expect(existsSync(at('images/new'))).toBe(false);
});

test('folders that a change was to fill which was killed are removed at the next start', async () => {
  const { id } = await save(file('images/new/deep/a.png', 'a'));
  await store.settled();
  for (const name of ['done', 'change.json']) rmSync(path.join(changes(), id, name));
  rmSync(at('images/new/deep/a.png'));
  await open().recover();
  expect([existsSync(at('images/new')), existsSync(at('images'))]).toEqual([false, true]);
});

test('a folder of images goes with its last file, and no other', async () => {
  await save(file('images/new/a.png', 'a'), file('images/new/b.png', 'b'));
  await save(file('images/new/a.png', null));
  expect(existsSync(at('images/new'))).toBe(true);
  await save(file('images/new/b.png', null));
  expect(existsSync(at('images/new'))).toBe(false);
});

test('drafts of a process that ended while it wrote are removed at the start, and nothing else', async () => {
  await save(file(mara, '{}'));
  put('images/.index.json.999999999.tmp', 'half');
  put('characters/.mara.json.999999999.tmp', 'half');
  put('images/.keep', '');
  put(`images/.other.json.${process.ppid}.tmp`, 'being written');
  await open().recover();
  expect(readdirSync(at('images')).sort()).toEqual(['.keep', `.other.json.${process.ppid}.tmp`]);
  expect(readdirSync(at('characters'))).toEqual(['mara.json']);
});
