/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findPeers } from './find-peers';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'otherfolk-peers-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(...files: string[]): void {
  for (const file of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), '');
  }
}

test.each([
  ['each folder that is a site', ['b/index.html', 'a/index.html', 'a/x/index.html'], ['a', 'b'], []],
  [
    'none of the folders and files that are no site',
    ['notes.txt', 'empty/style.css', 'a/index.html'],
    ['a'],
    ['empty', 'notes.txt'],
  ],
  ['a folder named index.html is no page', ['a/index.html', 'b/index.html/x'], ['a'], ['b']],
])('%s', async (_, files, names, others) => {
  write(...files);
  const peers = names.map((name) => ({ name, folder: path.join(folder, name) }));
  await expect(findPeers(folder)).resolves.toEqual({ peers, others });
});

test('a folder that is a site is the only one', async () => {
  write('index.html', 'a/index.html');
  const peers = [{ name: path.basename(folder), folder }];
  await expect(findPeers(folder)).resolves.toEqual({ peers, others: [] });
});

test.each<[string, string[], string, RegExp]>([
  ['what is not there', [], 'gone', /^--against is '.*gone', which is no folder\.$/],
  ['a file', ['file'], 'file', /^--against is '.*file', which is no folder\.$/],
  ['an empty folder', [], '.', /^--against is '.*', which is empty\.$/],
  [
    'a folder without a site',
    ['a/style.css'],
    '.',
    /holds no site: neither it nor a folder in it has an index\.html\.$/,
  ],
])('%s is refused with one sentence', async (_, files, name, sentence) => {
  write(...files);
  await expect(findPeers(path.join(folder, name))).rejects.toThrow(sentence);
});
