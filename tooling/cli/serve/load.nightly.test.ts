/** @jest-environment node */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { fromRoot } from '@otherfolk/system/from-root';
import { TYPESCRIPT_ARGUMENTS } from '@otherfolk/system/typescript-arguments';

const AT_ONCE = 100;
const ROUNDS = 4;

/** The rounds after the first send some 300 MB. */
const MAY_GROW_BY = 24_000_000;

const UNKNOWN = 20_000;

/** Bytes for each: less than a name in a map takes. */
const MAY_KEEP_OF_UNKNOWN = 50;

const SCRIPT = `export const lines = ${JSON.stringify(Array.from({ length: 4000 }, (_, line) => `line ${line}`))};`;
const IMAGE = randomBytes(600_000);
const PERSON = JSON.stringify({ id: 'mara', recordInfo: { published: true }, text: 'A long story. '.repeat(3000) });

let home: string;
let server: ChildProcess;
let port: number;
let log = '';

async function heldByServer(): Promise<number> {
  server.send('memory');
  const [{ held }] = (await once(server, 'message')) as [{ held: number }];
  return held;
}

beforeAll(async () => {
  home = realpathSync(mkdtempSync(path.join(tmpdir(), 'load-')));
  for (const folder of ['assets', 'data/images', 'data/characters'])
    mkdirSync(path.join(home, folder), { recursive: true });
  writeFileSync(path.join(home, 'assets/main.js'), SCRIPT);
  writeFileSync(path.join(home, 'assets/main.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(path.join(home, 'data/images/image.avif'), IMAGE);
  writeFileSync(path.join(home, 'data/characters/person.json'), PERSON);
  writeFileSync(path.join(home, 'secret.json'), '"secret"');
  const script = fromRoot('tooling/cli/serve/testing/serve-folders.ts');
  server = spawn(process.execPath, ['--expose-gc', ...TYPESCRIPT_ARGUMENTS, script, home], {
    cwd: fromRoot(),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  server.stderr?.on('data', (part: Buffer) => (log += part.toString()));
  const [{ port: taken }] = (await once(server, 'message')) as [{ port: number }];
  port = taken;
}, 60_000);

afterAll(async () => {
  const ended = once(server, 'exit');
  server.disconnect();
  await ended;
  rmSync(home, { recursive: true, force: true });
});

interface Answer {
  status: number;
  body: Buffer;
}

/** A well-behaved request; a slow reader waits before it takes the first byte. */
function get(pathname: string, { slow = false, agent }: { slow?: boolean; agent?: Agent } = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: pathname, agent }, (response) => {
      const parts: Buffer[] = [];
      const read = () => response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts) }));
      response.on('error', reject);
      if (slow) setTimeout(read, 200);
      else read();
    })
      .on('error', reject)
      .end();
  });
}

/** Sends bytes as they are; resolves to what comes back until the connection is closed from either side. */
function raw(text: string, { hangUp = false } = {}): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (part) => {
      answer += part.toString('latin1');
      if (hangUp) socket.destroy();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
  });
}

const head = (pathname: string, more = '') =>
  `GET ${pathname} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${more}\r\n`;
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);

const good: [string, number, Buffer | string][] = [
  ['/assets/main.js', 200, SCRIPT],
  ['/data/images/image.avif', 200, IMAGE],
  ['/data/characters/person.json', 200, PERSON],
  ['/remotes.json', 200, '{}'],
  ['/assets/gone.js', 404, 'Not found\n'],
  ['/data/characters/gone.json', 404, 'Not found\n'],
];

const bad: [what: string, text: string, statuses: number[]][] = [
  ['a path out of the folder', head('/data/../secret.json'), [404, 200]],
  ['a path out of the folder, encoded', head('/data/..%2fsecret.json'), [404]],
  ['a path out of the folder, encoded twice', head('/data/..%252fsecret.json'), [404]],
  ['a path with a backslash', head('/data/..%5csecret.json'), [404]],
  ['a build out of its folder', head('/assets/..%2fsecret.json'), [404]],
  ['a zero byte', head('/data/%00.json'), [404]],
  ['a path that is no URL', head('/%E0%A4%A'), [400]],
  ['an oversized header', head('/', `X-Long: ${'x'.repeat(70_000)}\r\n`), [431]],
  ['an oversized path', head(`/${'x'.repeat(70_000)}`), [431]],
  ['no HTTP at all', '\x16\x03\x01 hello\r\n\r\n', [400]],
  ['a foreign host', 'GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n', [421]],
  ['two lengths', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', [400]],
  ['a part that is none', head('/data/images/image.avif', 'Range: bytes=9-2\r\n'), [200, 416]],
  ['a part behind the end', head('/data/images/image.avif', 'Range: bytes=99999999-\r\n'), [416]],
];

/** One round of everything at once. Resolves to the good answers that were wrong. */
async function round(): Promise<string[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const wanted = Array.from({ length: AT_ONCE * 3 }, (_, index) => good[index % good.length] as (typeof good)[number]);
  const quick = wanted.map(async ([pathname, status, body], index) => {
    const answer = await get(pathname, { slow: index % 10 === 0, agent });
    const isRight = answer.status === status && answer.body.equals(Buffer.from(body));
    return isRight ? [] : [`${pathname}: ${answer.status}, ${answer.body.length} bytes`];
  });
  const nuisances = [
    ...bad.map(([, text]) => raw(text)),
    ...Array.from({ length: AT_ONCE }, (_, index) =>
      raw(head(['/data/images/image.avif', '/data/characters/person.json', '/assets/main.js', '/'][index % 4] ?? '/'), {
        hangUp: true,
      }),
    ),
  ];
  const [answers] = await Promise.all([Promise.all(quick), Promise.all(nuisances)]);
  agent.destroy();
  return answers.flat();
}

test.each(bad)('%s is refused, and gives nothing away', async (_, text, statuses) => {
  const answer = await raw(text);
  expect(statuses).toContain(statusOf(answer));
  expect(answer).not.toContain('"secret"');
});

test('a hundred connections, some slow, some broken: every good request is answered right, and memory stays', async () => {
  await expect(round()).resolves.toEqual([]);
  const before = await heldByServer();
  for (let count = 0; count < ROUNDS; count++) await expect(round()).resolves.toEqual([]);
  const after = await heldByServer();
  expect(after - before).toBeLessThan(MAY_GROW_BY);
  expect(log).toBe('');
}, 120_000);

test('addresses without a page or file leave nothing behind in the memory of the server', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  let asked = 0;
  async function askFor(count: number): Promise<void> {
    const end = asked + count;
    async function ask(): Promise<void> {
      while (asked < end) {
        asked += 1;
        const name = `characters/no-${asked}`;
        const { status } = await get(asked % 2 ? `/${name}` : `/data/${name}.json`, { agent });
        expect(status).toBe(404);
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, ask));
  }
  await askFor(UNKNOWN / 10);
  const before = await heldByServer();
  await askFor(UNKNOWN);
  agent.destroy();
  expect((await heldByServer()) - before).toBeLessThan(UNKNOWN * MAY_KEEP_OF_UNKNOWN);
}, 120_000);

test('builds and images that go away end nothing: builds go on, images are answered 404', async () => {
  const reading = Array.from({ length: AT_ONCE }, () =>
    get('/data/images/image.avif', { slow: true }).catch(() => undefined),
  );
  renameSync(path.join(home, 'assets'), path.join(home, 'rebuilt'));
  rmSync(path.join(home, 'data/images/image.avif'));
  for (const answer of await Promise.all(reading)) {
    if (answer?.status === 200) expect(answer.body.equals(IMAGE)).toBe(true);
    else expect(answer?.status).toBe(404);
  }
  await expect(get('/data/images/image.avif')).resolves.toMatchObject({ status: 404 });
  expect((await get('/assets/main.js')).body.toString()).toBe(SCRIPT);
  expect(server.exitCode).toBeNull();
  expect(log).toBe('');
}, 60_000);
