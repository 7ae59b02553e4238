/** @jest-environment node */
import { mkdir, mkdtemp, realpath, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fromRoot } from '@otherfolk/system/from-root';
import { openOutFolder } from './out-folder';

let home: string;
beforeEach(async () => {
  home = await realpath(await mkdtemp(path.join(tmpdir(), 'otherfolk-')));
  await mkdir(path.join(home, 'catalogue/images'), { recursive: true });
  await symlink(path.join(home, 'catalogue'), path.join(home, 'link'));
});
afterEach(() => rm(home, { recursive: true, force: true }));

const open = (out: string) =>
  openOutFolder(path.resolve(home, out), path.join(home, 'catalogue'), path.join(home, 'accounts'));

test.each([
  ['site', 'site'],
  ['a/b/site', 'a/b/site'],
  ['catalogue-site', 'catalogue-site'],
  ['link/../site', 'site'],
])('%s is made where it is missing', async (out, made) => {
  await expect(open(out)).resolves.toBe(path.join(home, made));
  expect((await stat(path.join(home, made))).isDirectory()).toBe(true);
});

test.each(['catalogue', 'catalogue/images', 'catalogue/new/site', '.', '..', '/', 'link', 'link/site'])(
  '%s mixes with the catalogue',
  async (out) => {
    await expect(open(out)).rejects.toThrow(/and the catalogue .* lie in each other: choose another folder/);
  },
);

test.each(['.', 'shared', 'tooling/cli/export/site', 'shell/dist/site', 'data/site', 'node_modules/site', '.git'])(
  '%s of the repository mixes with its source',
  async (out) => {
    await expect(open(fromRoot(out))).rejects.toThrow(/and the source of this repository lie in each other/);
  },
);

test('a folder above the repository is refused, as it holds the source', async () => {
  // The catalogue of this test lies above a clone among the temporary files, too.
  await expect(open(fromRoot('..'))).rejects.toThrow(/lie in each other/);
});

test('a folder that cannot be made is one sentence', async () => {
  await writeFile(path.join(home, 'file'), '');
  await expect(open('file')).rejects.toThrow(/cannot be made: EEXIST/);
  await expect(open('file/site')).rejects.toThrow(/cannot be written into: ENOTDIR/);
});

test.each(['accounts', 'accounts/site'])('%s mixes with the accounts', async (out) => {
  await expect(open(out)).rejects.toThrow(/and the accounts folder .* lie in each other/);
});
