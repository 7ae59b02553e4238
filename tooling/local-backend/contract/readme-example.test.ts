/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePorts } from '@otherfolk/system/free-ports';
import { fromRoot } from '@otherfolk/system/from-root';
import { TYPESCRIPT_ARGUMENTS } from '@otherfolk/system/typescript-arguments';
import { DEMO_PASSWORD } from '../demo-accounts';
import { post, type PostAnswer } from './post';

const [, example = ''] =
  /```ts\n(.*?)```/s.exec(readFileSync(fromRoot('tooling/local-backend/README.md'), 'utf8')) ?? [];

test('the server that the README shows signs a demo member in', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'otherfolk-example-'));
  const port = await freePorts(1);
  const server = spawn(process.execPath, [...TYPESCRIPT_ARGUMENTS, '--input-type=module'], {
    cwd: fromRoot(),
    env: { ...process.env, ACCOUNTS_DIR: folder, PORT: String(port) },
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  const ended = once(server, 'exit');
  server.stdin.end(example);
  try {
    const call = `http://127.0.0.1:${port}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword`;
    const body = JSON.stringify({ email: 'member@demo.test', password: DEMO_PASSWORD, returnSecureToken: true });
    let answer: PostAnswer | undefined;
    while (answer === undefined && server.exitCode === null) {
      answer = await post(call, body).catch(() => undefined);
      await wait(50);
    }
    expect(answer?.status).toBe(200);
  } finally {
    server.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true });
  }
});
