/** @jest-environment node */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { CatalogueError } from '@otherfolk/shared/catalogue/catalogue-error';
import type { RenderPage } from '@otherfolk/shared/contract/rendering';
import { fuzzPath, fuzzSearch } from '@otherfolk/shared/testing/fuzz-urls';
import { listen, type Listening } from '@otherfolk/system/listen';
import { siteHandler } from './site-handler';

const SECRET = 'the-text-that-nobody-may-read';
const AT_ONCE = 200;
const OPEN = '{"open":true,"recordInfo":{"published":true}}';

let home: string;
let server: Listening;
let errors: jest.SpyInstance;

/** A page that shows whatever JSON of the catalogue its address names, as far as it can be read. */
const renderPage: RenderPage = async ({ url, read }) => {
  const name = decodeURIComponent(new URL(`http://site.invalid${url}`).pathname.slice(1));
  const shown = await read(`${name.replace(/\.json$/, '')}.json`).catch((error: unknown) => {
    if (error instanceof CatalogueError) return error.kind;
    throw error;
  });
  return { status: 200, rendered: true, html: JSON.stringify(shown) };
};

beforeAll(async () => {
  home = realpathSync(mkdtempSync(path.join(tmpdir(), 'fuzzed-')));
  for (const folder of ['data/characters', 'data/.hidden', 'data-of-others', 'assets/fonts'])
    mkdirSync(path.join(home, folder), { recursive: true });
  for (const file of [
    'secret.json',
    'data/notes.txt',
    'data/.hidden/secret.json',
    'data/.secret.json',
    'data-of-others/secret.json',
  ])
    writeFileSync(path.join(home, file), JSON.stringify(SECRET));
  for (const file of ['data/site.json', 'data/characters/mara.json', 'assets/main.js'])
    writeFileSync(path.join(home, file), OPEN);
  symlinkSync(path.join(home, 'secret.json'), path.join(home, 'data/link.json'));
  symlinkSync(path.join(home, 'data-of-others'), path.join(home, 'data/others'));
  const deployment = {
    registry: {},
    declarations: [],
    problems: [],
    folders: new Map([['/assets/', path.join(home, 'assets')]]),
    renderPage,
  };
  server = await listen(0, siteHandler({ deployment, folder: path.join(home, 'data') }));
});

afterAll(async () => {
  await server.close();
  rmSync(home, { recursive: true, force: true });
});

beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockImplementation();
});

/** The number of turns without a word after which the server waits for more than there is. */
const PATIENCE_TURNS = 3;
const TURN_MS = 100;

/** Sends each request as it stands over a connection of its own; resolves to all that comes back. */
async function exchange(requests: Buffer[]): Promise<string[]> {
  const sockets = new Set<Socket>();
  let silentTurns = 0;
  const answers = requests.map(
    (bytes) =>
      new Promise<string>((resolve) => {
        let answer = '';
        const socket = connect(server.port, '127.0.0.1', () => socket.write(bytes));
        sockets.add(socket);
        socket.on('data', (part) => {
          answer += part.toString('latin1');
          silentTurns = 0;
        });
        socket.on('error', () => undefined);
        socket.on('close', () => resolve(answer));
      }),
  );
  const patience = setInterval(() => {
    silentTurns += 1;
    if (silentTurns >= PATIENCE_TURNS) for (const socket of sockets) socket.destroy();
  }, TURN_MS);
  return Promise.all(answers).finally(() => clearInterval(patience));
}

const statusesIn = (answer: string) => [...answer.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => Number(status));

const target = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .tuple(
        fc.constantFrom('/', '/data/', '/assets/', '/remotes/', '/data/characters/', '//'),
        fc.array(
          fc.constantFrom('..', '%2e%2e', '.%2e', '..%2f', '..%5c', '%252e%252e', '.', '', '%00', 'others', '.hidden'),
          {
            maxLength: 4,
          },
        ),
        fc.constantFrom(
          'secret.json',
          '.secret.json',
          'link.json',
          'others/secret.json',
          'notes.txt',
          'site.json',
          'main.js',
          '',
        ),
      )
      .map(([start, steps, file]) => start + [...steps, file].join('/')),
  },
  { weight: 2, arbitrary: fc.tuple(fuzzPath, fuzzSearch).map(([pathname, search]) => `/${pathname}${search}`) },
  { weight: 1, arbitrary: fc.constantFrom('*', 'http://evil.example/', 'localhost:80', '', '?', '/'.repeat(3000)) },
);

const method = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('GET', 'HEAD') },
  { weight: 2, arbitrary: fc.constantFrom('POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'CONNECT', 'PROPFIND', 'get') },
  { weight: 1, arbitrary: fc.string({ maxLength: 8 }) },
);

const host = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('localhost', '127.0.0.1:8080', '[::1]', 'localhost:99999') },
  {
    weight: 1,
    arbitrary: fc.oneof(fc.constantFrom('evil.example', 'localhost@evil.example', ''), fc.string({ maxLength: 12 })),
  },
);

const headerLine = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(
        'Range',
        'If-Range',
        'If-None-Match',
        'If-Modified-Since',
        'Accept-Encoding',
        'Accept',
        'Expect',
        'Upgrade',
        'Connection',
        'Transfer-Encoding',
        'Content-Length',
        'X-Forwarded-Host',
        'Cache-Control',
      ),
      fc.oneof(
        fc.constantFrom(
          'bytes=0-',
          'bytes=-1',
          'bytes=9-2',
          'bytes=0-0,2-3,5-',
          'bytes=99999999999999999999-',
          '*',
          'W/"',
          'br;q=0',
          'chunked',
          '100-continue',
          'websocket',
          'Upgrade',
          '-1',
          '5',
          'Thu, 99 Foo',
        ),
        fc.string({ maxLength: 40 }),
      ),
    )
    .map(([name, value]) => `${name}: ${value}`),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constant(`X-Long: ${'x'.repeat(20_000)}`),
);

const request = fc
  .record({
    method,
    target,
    version: fc.oneof({ weight: 9, arbitrary: fc.constant('HTTP/1.1') }, fc.constantFrom('HTTP/1.0', 'HTTP/9', '')),
    host,
    headers: fc.array(headerLine, { maxLength: 2 }),
    body: fc.oneof({ weight: 3, arbitrary: fc.constant('') }, fc.string({ unit: 'binary', maxLength: 60 })),
  })
  .map(({ method, target, version, host, headers, body }) =>
    [`${method} ${target} ${version}`, `Host: ${host}`, ...headers, 'Connection: close', '', body].join('\r\n'),
  );

const bytes = fc.oneof(
  { weight: 9, arbitrary: request.map((text) => Buffer.from(text)) },
  { weight: 1, arbitrary: request.map((text) => Buffer.from(text, 'latin1')) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((array) => Buffer.from(array)) },
);

test('no request of any kind reads what is not served, or makes the server fail', async () => {
  const seen = new Set<number>();
  await fc.assert(
    fc.asyncProperty(fc.array(bytes, { minLength: AT_ONCE, maxLength: AT_ONCE }), async (requests) => {
      const answers = await exchange(requests);
      for (const status of answers.flatMap(statusesIn)) seen.add(status);
      const isBad = (answer: string) => answer.includes(SECRET) || statusesIn(answer).some((status) => status >= 500);
      const bad = answers.flatMap((answer, index) => (isBad(answer) ? [[String(requests[index]), answer]] : []));
      expect([bad, errors.mock.calls]).toEqual([[], []]);
    }),
    // The bad ones are named: to look for fewer of them would send all the others again and again.
    { numRuns: 15, endOnFailure: true },
  );
  // They were requests, and not noise alone.
  expect([...seen]).toEqual(expect.arrayContaining([200, 400, 404, 405, 421, 431]));
}, 60_000);

test('after all of that the server goes on', async () => {
  const files = ['/data/site.json', '/data/characters/mara.json', '/assets/main.js', '/characters/mara.json'];
  const answers = await exchange(
    files.map((file) => Buffer.from(`GET ${file} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)),
  );
  for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 200 [^]*\{"open":true/);
});
