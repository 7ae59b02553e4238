/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openAccountsFolder } from './accounts-folder';

let root: string;
let defaultFolder: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'otherfolk-folder-'));
  defaultFolder = path.join(root, '.accounts');
});
afterEach(() => rmSync(root, { recursive: true }));

const open = (environment: NodeJS.ProcessEnv = {}) => openAccountsFolder({ environment, port: 8701, defaultFolder });

/** Writes a lock as another process would: one that lives, or one that is gone. */
async function lockedBy(folder: string, isAlive: boolean) {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  await once(child, 'spawn');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'in-use-by'), String(child.pid));
  const end = async () => {
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  if (!isAlive) await end();
  return { pid: child.pid, end: isAlive ? end : () => Promise.resolve() };
}

test('the folder is .accounts where none is named, for its owner alone', async () => {
  const { folder, release } = await open();
  expect(folder).toBe(defaultFolder);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(statSync(path.join(folder, 'in-use-by')).mode & 0o777).toBe(0o600);
  await release();
  expect(readdirSync(folder)).toEqual([]);
});

test('ACCOUNTS_DIR names another, from where the command was given; the permissions of a folder that was there stay', async () => {
  mkdirSync(path.join(root, 'mine'), { mode: 0o755 });
  const { folder } = await open({ ACCOUNTS_DIR: 'mine', INIT_CWD: root });
  expect(folder).toBe(path.join(root, 'mine'));
  expect(statSync(folder).mode & 0o777).toBe(0o755);
});

test('a second server has accounts of its own, and says so', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation();
  const { pid, end } = await lockedBy(defaultFolder, true);
  const { folder, release } = await open();
  expect(folder).toBe(path.join(defaultFolder, 'port-8701'));
  expect(log.mock.calls).toEqual([
    [`Process ${pid} has the accounts in ${defaultFolder}; this server has accounts of its own in ${folder}.`],
  ]);
  await release();
  await end();
});

test('a named folder that is in use is refused', async () => {
  const folder = path.join(root, 'mine');
  const { pid, end } = await lockedBy(folder, true);
  await expect(open({ ACCOUNTS_DIR: folder })).rejects.toThrow(
    `The accounts folder ${folder} is in use by process ${pid}.`,
  );
  await end();
});

test.each([
  ['of a process that is gone', undefined],
  ['of an earlier process with the same number', String(process.pid)],
  ['that says nothing', ''],
  ['that says nonsense', 'somebody'],
])('a lock %s is taken over', async (_, content) => {
  await lockedBy(defaultFolder, false);
  if (content !== undefined) writeFileSync(path.join(defaultFolder, 'in-use-by'), content);
  expect((await open()).folder).toBe(defaultFolder);
});

test('a draft of a process that was ended while it wrote goes; all else stays', async () => {
  mkdirSync(defaultFolder);
  writeFileSync(path.join(defaultFolder, '.accounts.json.123.tmp'), '{"accou');
  writeFileSync(path.join(defaultFolder, 'accounts.json'), '{}');
  const { release } = await open();
  await release();
  expect(readdirSync(defaultFolder)).toEqual(['accounts.json']);
});

test('a file in the place of the folder: one clear sentence', async () => {
  writeFileSync(defaultFolder, '');
  await expect(open()).rejects.toThrow(`The accounts folder ${defaultFolder} cannot be used: `);
});
