/** @jest-environment node */
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openBackend } from './backend';
import { DEMO_PASSWORD } from './demo-accounts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'otherfolk-backend-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const open = (rulesFile?: string) =>
  openBackend({ environment: { ACCOUNTS_DIR: folder }, port: 8701, ...(rulesFile && { rulesFile }) });
const fileOf = (name: string) => path.join(folder, name);
const read = (name: string) => readFileSync(fileOf(name), 'utf8');

test('the first start makes the demo accounts; later ones leave them as they are', async () => {
  await (await open()).close();
  expect(JSON.parse(read('accounts.json'))).toMatchObject({
    accounts: ['admin', 'editor', 'member', 'preview', 'pipeline', 'unnamed'].map((name) => ({
      localId: `demo-${name}`,
      email: `${name}@demo.test`,
      emailVerified: true,
    })),
  });
  const changed = read('documents.json').replace('Mika Member', 'Somebody Else');
  writeFileSync(fileOf('documents.json'), changed);
  const accounts = read('accounts.json');
  await (await open()).close();
  expect(read('documents.json')).toBe(changed);
  expect(read('accounts.json')).toBe(accounts);
});

test('passwords are nowhere on the disk, and what is there is for its owner alone', async () => {
  await (await open()).close();
  for (const name of ['accounts.json', 'documents.json', 'token-secret']) {
    expect(read(name)).not.toContain(DEMO_PASSWORD);
    expect(statSync(fileOf(name)).mode & 0o777).toBe(0o600);
  }
  const hashes = read('accounts.json').match(/scrypt:[^"]+/g);
  expect(new Set(hashes).size).toBe(6);
});

test('a profile that is gone comes back; the others stay', async () => {
  await (await open()).close();
  rmSync(fileOf('documents.json'));
  await (await open()).close();
  expect(read('documents.json')).toContain('admin@demo.test');
});

test('damaged accounts are kept aside, and the demo accounts begin anew', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  writeFileSync(fileOf('accounts.json'), '{"accounts": [{"localId": 1}]}');
  await (await open()).close();
  expect(read('accounts.json')).toContain('admin@demo.test');
  const [[message = '']] = error.mock.calls as [[string]];
  const [, aside = ''] = /kept as (.*); a new/.exec(message) ?? [];
  expect(readFileSync(aside, 'utf8')).toBe('{"accounts": [{"localId": 1}]}');
});

const keys = {
  'guarded/next': { key: 'n', bundle: 'b', before: [{ key: 'm', bundle: 'a' }] },
  'guarded/unnamed': { key: 'u', bundle: 'b', before: [] },
};

test('documents that the server puts are there at the next start, and profiles stay', async () => {
  const first = await open();
  expect(first.documents.read('guarded/next')).toBeUndefined();
  await first.documents.put(keys);
  await first.close();
  const second = await open();
  expect(second.documents.read('guarded/next')).toEqual(keys['guarded/next']);
  expect(second.documents.read('users/demo-preview')).toMatchObject({ email: 'preview@demo.test', aN: true });
  await second.documents.put({ 'guarded/next': { key: 'o' } });
  expect(second.documents.read('guarded/next')).toEqual({ key: 'o' });
  expect(second.documents.read('guarded/unnamed')).toEqual(keys['guarded/unnamed']);
  await second.close();
});

test('a put of several documents of which one cannot be put writes none', async () => {
  const { documents, close } = await open();
  await expect(documents.put({ ...keys, guarded: { key: 'x' } })).rejects.toThrow(/guarded' is no document/);
  await expect(documents.put({ ...keys, 'guarded/a': { key: undefined } })).rejects.toThrow(/cannot hold/);
  expect(documents.read('guarded/next')).toBeUndefined();
  await close();
});

test.each([
  [
    "rules_version = '2';\nservice cloud.firestore {\n  allow get: if nobody();\n}",
    /rules, line 3, column 17: the function 'nobody' is unknown\.$/,
  ],
  [undefined, /rules cannot be read: ENOENT/],
])('rules that are not understood are one clear sentence, and no folder is taken', async (source, message) => {
  const file = fileOf('broken.rules');
  if (source !== undefined) writeFileSync(file, source);
  await expect(open(file)).rejects.toThrow(message);
  expect(existsSync(fileOf('in-use-by'))).toBe(false);
});

test('closing gives the folder back', async () => {
  await (await open()).close();
  expect(existsSync(fileOf('in-use-by'))).toBe(false);
});
