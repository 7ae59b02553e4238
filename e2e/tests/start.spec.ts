import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { DerivationCache } from '@otherfolk/cli/derive/cache/derivation-cache';
import { nightly, variants } from '../nightly';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

interface Run {
  child: ChildProcess;
  output: () => string;
  ended: Promise<number | null>;
}

function run(command: string, args: string[], env: NodeJS.ProcessEnv): Run {
  let text = '';
  const child = spawn(command, args, { cwd: root, env: { ...process.env, ...env } });
  child.stdout.on('data', (part: Buffer) => (text += part.toString()));
  child.stderr.on('data', (part: Buffer) => (text += part.toString()));
  const ended = new Promise<number | null>((resolve) => child.on('close', (code) => resolve(code)));
  return { child, output: () => text, ended };
}

let accounts: string;
test.beforeEach(() => {
  accounts = mkdtempSync(path.join(tmpdir(), 'otherfolk-start-'));
});
test.afterEach(() => rmSync(accounts, { recursive: true }));

const start = (env: NodeJS.ProcessEnv) => run('npm', ['start'], { ACCOUNTS_DIR: accounts, ...env });

/** A free port, with a server on it where it is to be taken. */
function port(taken: boolean): Promise<{ number: number; server: Server }> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      const number = typeof address === 'object' && address ? address.port : 0;
      if (taken) resolve({ number, server });
      else server.close(() => resolve({ number, server }));
    });
  });
}

for (const [signal, of, env, pathname, text] of variants([
  ['SIGTERM', 'the catalogue', {}, '/', 'Otherfolk'],
  // Relative to where the command was given.
  ['SIGINT', 'that of DATA_DIR', { DATA_DIR: 'shared/src/testing/catalogue' }, '/characters/mara', 'Mara Isolde Quill'],
] as const)) {
  test(`npm start serves ${of} at its port, and ${signal} to it leaves no process behind`, async () => {
    const { number } = await port(false);
    const site = start({ PORT: String(number), ...env });
    await expect.poll(site.output, { timeout: 30_000 }).toContain(`ready: http://localhost:${number}`);
    const response = await fetch(`http://localhost:${number}${pathname}`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(text);
    expect((await fetch(`http://127.0.0.1:${number}/`)).status).toBe(200);
    site.child.kill(signal);
    await site.ended;
    await expect(fetch(`http://127.0.0.1:${number}/`)).rejects.toThrow();
    // Free again, so nobody holds it any more.
    const again = createServer();
    await new Promise<void>((resolve, reject) => again.once('error', reject).listen(number, '127.0.0.1', resolve));
    again.close();
  });
}

test('npm start keeps for its next start what it derived of the catalogue', nightly, async () => {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'otherfolk-start-')));
  cpSync(path.join(root, 'shared/src/testing/catalogue'), folder, { recursive: true });
  try {
    const { number } = await port(false);
    const site = start({ PORT: String(number), DATA_DIR: folder });
    await expect.poll(site.output, { timeout: 30_000 }).toContain('ready:');
    expect((await fetch(`http://localhost:${number}/`)).status).toBe(200);
    site.child.kill('SIGINT');
    expect(await site.ended).toBe(0);
    expect(existsSync(DerivationCache.fileOf(folder))).toBe(true);
  } finally {
    await DerivationCache.remove(folder);
    rmSync(folder, { recursive: true });
  }
});

for (const [what, env, sentence] of variants([
  [
    'a catalogue that is not there',
    { DATA_DIR: '/nowhere/at/all' },
    'There is no catalogue at /nowhere/at/all: to begin a new one, make that folder and run npm start.',
  ],
  ['a catalogue that is a file', { DATA_DIR: 'package.json' }, /The catalogue .*package\.json is not a folder\./],
  ['a port that is none', { PORT: 'http' }, "PORT is 'http', which is no port number."],
  [
    'a server that others reach',
    { HOST: '0.0.0.0' },
    "HOST is '0.0.0.0', but this server and its accounts are for this machine only: leave HOST out.",
  ],
] as const)) {
  test(`${what}: one clear sentence and exit 1`, async () => {
    const site = start(env);
    expect(await site.ended).toBe(1);
    expect(site.output()).toMatch(sentence);
    expect(site.output()).not.toMatch(/^\s+at /m);
  });
}

test('a port in use: one clear sentence and exit 1', nightly, async () => {
  const { number, server } = await port(true);
  const site = start({ PORT: String(number) });
  expect(await site.ended).toBe(1);
  expect(site.output()).toContain(`Port ${number} is in use; choose another with PORT=<number>.`);
  // The accounts were not made either.
  expect(existsSync(path.join(accounts, 'accounts.json'))).toBe(false);
  server.close();
});

test(
  'the backend says that it is for development, and a second server does not take its accounts',
  nightly,
  async () => {
    const [first, second] = [await port(false), await port(false)];
    const site = start({ PORT: String(first.number) });
    await expect.poll(site.output, { timeout: 30_000 }).toContain('ready:');
    expect(site.output()).toMatch(/for development only.*\nready: /);
    const other = start({ PORT: String(second.number) });
    expect(await other.ended).toBe(1);
    expect(other.output()).toMatch(/The accounts folder .* is in use by process \d+\. /);
    site.child.kill('SIGTERM');
    await site.ended;
  },
);

test('a Firebase project without its settings: one clear sentence and exit 1', nightly, async () => {
  const site = run('npm', ['start', '--', '--firebase'], {});
  expect(await site.ended).toBe(1);
  expect(site.output()).toContain('A build for a Firebase project needs FIREBASE_API_KEY, FIREBASE_AUTH_DOMAIN,');
});

test('a Node too old: one clear sentence and exit 1', nightly, async () => {
  const old = 'data:text/javascript,Object.defineProperty(process.versions,"node",{value:"18.20.4"})';
  const site = run(process.execPath, ['--import', old, 'tooling/cli/run.mjs', 'serve'], {});
  expect(await site.ended).toBe(1);
  expect(site.output().trim()).toBe('Otherfolk needs Node 20.19 or newer, and this is Node 18.20.4.');
});
