import { connect } from 'node:net';
import { expect, test } from '../site-test';

/** Sends a request as it stands: no client tidies its path or its headers. */
function raw(port: string, head: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(`${head}\r\nConnection: close\r\n\r\n`));
    let answer = '';
    socket.setEncoding('utf8');
    socket.on('data', (part: string) => (answer += part));
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
  });
}

const status = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);

for (const path of [
  '/data/../package.json',
  '/data/%2e%2e/package.json',
  '/data/..%2fpackage.json',
  '/data/..%5cpackage.json',
  '/data//etc/passwd',
  '/data/characters/leak.json',
  '/data/characters/%00.json',
  '/data/characters',
  '/data/',
  '/data/.hidden.json',
  '/assets/../../package.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/assets/missing.js',
  '/remotes/plots/0/remoteEntry.js',
  '/remotes/../remotes.json/x',
]) {
  test(`GET ${path} gives nothing away`, async ({ baseURL }) => {
    const answer = await raw(new URL(baseURL ?? '').port, `GET ${path} HTTP/1.1\r\nHost: localhost`);
    expect([400, 404]).toContain(status(answer));
    expect(answer).not.toMatch(/"workspaces"|root:/);
  });
}

for (const [what, head, expected] of [
  ['a request for another host', 'GET / HTTP/1.1\r\nHost: evil.example', 421],
  ['a request without a host', 'GET / HTTP/1.0', 421],
  ['a write', 'POST / HTTP/1.1\r\nHost: localhost', 405],
  ['a path that is no URL', 'GET /%E0%A4%A HTTP/1.1\r\nHost: localhost', 400],
  ['an absolute URL', 'GET http://evil.example/ HTTP/1.1\r\nHost: localhost', 400],
] as const) {
  test(`${what} is answered ${expected}`, async ({ baseURL }) => {
    expect(status(await raw(new URL(baseURL ?? '').port, head))).toBe(expected);
  });
}

test('the server goes on after all of these requests', async ({ request }) => {
  expect((await request.get('/')).status()).toBe(200);
});
