/** @jest-environment node */
import { mkdir, mkdtemp, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isWithin, refuseAccountsInCatalogue } from './folder-paths';

test.each([
  ['/a', '/a', true],
  ['/a', '/a/b', true],
  ['/a', '/a/..b', true],
  ['/', '/a', true],
  ['/a', '/', false],
  ['/a', '/ab', false],
  ['/a/b', '/a/c', false],
])('the folder %s holds %s: %s', (folder, file, expected) => {
  expect(isWithin(folder, file)).toBe(expected);
});

describe('an accounts folder', () => {
  let home: string;
  beforeEach(async () => {
    home = await realpath(await mkdtemp(path.join(tmpdir(), 'otherfolk-')));
    await mkdir(path.join(home, 'catalogue'));
    await symlink(path.join(home, 'catalogue'), path.join(home, 'link'));
  });
  afterEach(() => rm(home, { recursive: true, force: true }));

  const refuse = (accounts: string) =>
    refuseAccountsInCatalogue(path.join(home, accounts), path.join(home, 'catalogue'));

  test.each(['catalogue', 'catalogue/accounts', 'link/accounts', '.'])('%s is refused', async (accounts) => {
    await expect(refuse(accounts)).rejects.toThrow('lie in each other: choose another ACCOUNTS_DIR or DATA_DIR.');
  });

  test('a folder next to the catalogue is no part of it', async () => {
    await expect(refuse('catalogue-accounts')).resolves.toBeUndefined();
  });
});
