/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { findOfficialEmulator, get, officialDatabase } from '@otherfolk/local-backend/contract';
import { EMBEDDED_PROJECT } from '@otherfolk/local-backend/target';
import type { BundleKey, GuardedKey } from '@otherfolk/shared/contract/guarded-keys';
import { type Audience, AUDIENCES } from '@otherfolk/shared/domain/audiences';
import { fromRoot } from '@otherfolk/system/from-root';
import { listen } from '@otherfolk/system/listen';
import { KEYS_FILE, readKeysFile } from '../derive/guarded/guarded-keys-file';
import { siteIn } from '../export/site/site';
import { writeKeys } from './write-keys';

const START_MS = 40_000;

const keyOf = (number: number): BundleKey => ({
  bundle: number.toString(16).padStart(32, '0'),
  key: Buffer.alloc(32, number).toString('base64'),
});
const keys = Object.fromEntries(
  AUDIENCES.map((audience, at) => [audience, { ...keyOf(at + 1), before: at === 0 ? [keyOf(98), keyOf(99)] : [] }]),
) as Record<Audience, GuardedKey>;
const secrets = Object.values(keys).flatMap(({ key, before }) => [key, ...before.map((each) => each.key)]);

const wireKey = ({ key, bundle }: BundleKey) => ({ key: { stringValue: key }, bundle: { stringValue: bundle } });
const wireDocument = (key: GuardedKey) => ({
  ...wireKey(key),
  before: { arrayValue: { values: key.before.map((each) => ({ mapValue: { fields: wireKey(each) } })) } },
});

interface Asked {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: unknown;
}

const running: (() => Promise<void>)[] = [];
afterEach(() => Promise.all(running.splice(0).map((close) => close())));

/** Something that answers as Firestore does, and what it was asked. */
async function fakeFirestore(status: number) {
  const asked: Asked[] = [];
  const { port, close } = await listen(0, (request, response) => {
    void text(request).then((sent) => {
      const { method, url, headers } = request;
      asked.push({ method, url, headers, body: JSON.parse(sent) as unknown });
      // Google's answers may repeat what was sent.
      response.writeHead(status).end(JSON.stringify({ error: { code: status, message: sent } }));
    });
  });
  running.push(close);
  return { asked, api: `http://localhost:${port}/v1`, host: `localhost:${port}` };
}

const SETTINGS = [
  'FIREBASE_PROJECT_ID',
  'GOOGLE_OAUTH_ACCESS_TOKEN',
  'FIRESTORE_EMULATOR_HOST',
  'FIRESTORE_API',
] as const;
type Settings = Partial<Record<(typeof SETTINGS)[number], string>>;
const none = Object.fromEntries(SETTINGS.map((name) => [name, undefined]));
const good: Settings = { FIREBASE_PROJECT_ID: 'folk', GOOGLE_OAUTH_ACCESS_TOKEN: 'token' };

async function run(args: string[], settings: Settings, input = '') {
  const child = spawn(process.execPath, args, { cwd: fromRoot(), env: { ...process.env, ...none, ...settings } });
  child.stdin.end(input);
  const ended = once(child, 'exit') as Promise<[number]>;
  const [printed, said, [code]] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  for (const secret of secrets) expect(printed + said).not.toContain(secret);
  return { code, printed, said };
}

const script = (settings: Settings, input = JSON.stringify({ keys })) =>
  run([fromRoot('.github/deploy/write-keys.mjs')], settings, input);

test('all keys are written by one commit, with those of deployments before', async () => {
  const { asked, api } = await fakeFirestore(200);
  const { code, printed, said } = await script({ ...good, FIRESTORE_API: api });
  const documents = 'projects/folk/databases/(default)/documents';
  const writes = AUDIENCES.map((audience) => ({
    update: { name: `${documents}/guarded/${audience}`, fields: wireDocument(keys[audience]) },
  }));
  expect(asked).toMatchObject([{ method: 'POST', url: `/v1/${documents}:commit`, body: { writes } }]);
  expect(asked[0]?.headers.authorization).toBe('Bearer token');
  expect([code, said]).toEqual([0, '']);
  expect(printed).toBe(`The keys for ${AUDIENCES.join(', ')} are in the Firebase project 'folk'.\n`);
});

test('the emulator of Google is told so, whatever the token', async () => {
  const { asked, host } = await fakeFirestore(200);
  expect((await script({ FIREBASE_PROJECT_ID: 'folk', FIRESTORE_EMULATOR_HOST: host })).code).toBe(0);
  expect(asked[0]?.headers.authorization).toBe('Bearer owner');
});

test.each([
  [400, "Firestore answered 400 in the Firebase project 'folk'. No key was changed."],
  [401, 'Firestore does not take the access token: it lives for an hour, so ask for a new one. No key was changed.'],
  [
    403,
    "Firestore refuses to write: in the Firebase project 'folk', if that is the right one, the account of the token needs roles/datastore.user. No key was changed.",
  ],
  [
    404,
    "There is no Firestore database in the Firebase project 'folk': create it, or name another project. No key was changed.",
  ],
  [503, "Firestore answered 503 in the Firebase project 'folk'. No key was changed."],
])('%i from Firestore is one clear sentence', async (status, sentence) => {
  const { asked, api } = await fakeFirestore(status);
  const { code, printed, said } = await script({ ...good, FIRESTORE_API: api });
  expect([code, printed, said]).toEqual([1, '', `${sentence}\n`]);
  expect(asked).toHaveLength(1);
});

test('a network that fails is one clear sentence', async () => {
  const { api } = await fakeFirestore(200);
  await running.pop()?.();
  const { code, said } = await script({ ...good, FIRESTORE_API: api });
  expect([code, said]).toEqual([1, `Firestore cannot be reached at ${api} (ECONNREFUSED): run it again.\n`]);
});

test.each<[string, Settings, RegExp]>([
  [
    'no token',
    { FIREBASE_PROJECT_ID: 'folk' },
    /^GOOGLE_OAUTH_ACCESS_TOKEN holds no access token: .*datastore\.user.*\n$/,
  ],
  [
    'a token of two lines',
    { ...good, GOOGLE_OAUTH_ACCESS_TOKEN: 'a\nb' },
    /^GOOGLE_OAUTH_ACCESS_TOKEN holds no access token/,
  ],
  [
    'no project',
    { GOOGLE_OAUTH_ACCESS_TOKEN: 'token' },
    /^FIREBASE_PROJECT_ID is '', which is no Firebase project\.\n$/,
  ],
  ['a project that is a path', { ...good, FIREBASE_PROJECT_ID: 'a/b' }, /^FIREBASE_PROJECT_ID is 'a\/b', which is no/],
])('%s is one clear sentence, and nothing is asked', async (_, settings, sentence) => {
  const { asked, api } = await fakeFirestore(200);
  const { code, said } = await script({ ...settings, FIRESTORE_API: api });
  expect([code, asked]).toEqual([1, []]);
  expect(said).toMatch(sentence);
});

const { next, ...others } = keys;
const malformed: [string, string][] = [
  ['nothing', ''],
  ['no JSON', `{"keys":"${next.key}"`],
  ['a text', JSON.stringify(next.key)],
  ['null', 'null'],
  ['no keys', JSON.stringify({ keys: {} })],
  ['a key that is too short', JSON.stringify({ keys: { ...keys, next: { ...next, key: 'x' } } })],
  ['a bundle that leads elsewhere', JSON.stringify({ keys: { ...keys, next: { ...next, bundle: '../..' } } })],
  ['no list of earlier keys', JSON.stringify({ keys: { ...keys, next: keyOf(1) } })],
  [
    'an earlier key without a bundle',
    JSON.stringify({ keys: { ...keys, next: { ...next, before: [{ key: next.key }] } } }),
  ],
];

test.each(malformed)('a record with %s is refused, and nothing is asked', async (_, input) => {
  const { asked, api } = await fakeFirestore(200);
  const { code, said } = await script({ ...good, FIRESTORE_API: api }, input);
  expect([code, said]).toEqual([1, 'The record of the keys is malformed: release the shell again.\n']);
  expect(asked).toEqual([]);
});

describe('npm run release -- keys', () => {
  let home: string;
  const site = () => siteIn(path.join(home, 'site'));
  const record = (content: string) => writeFile(path.join(site().records, KEYS_FILE), content);
  beforeEach(async () => {
    home = await mkdtemp(path.join(tmpdir(), 'keys-'));
    await mkdir(site().folder);
    await mkdir(site().records);
  });
  afterEach(() => rm(home, { recursive: true, force: true }));

  const plain = { PATH: process.env.PATH };

  test('writes what was released into the project that the environment names', async () => {
    await record(JSON.stringify({ keys, more: 1 }));
    const { asked, api } = await fakeFirestore(200);
    const args = [fromRoot('tooling/cli/run.mjs'), 'release', 'keys', '--to', site().folder];
    const { code, said } = await run(args, { ...good, FIRESTORE_API: api });
    expect([code, said]).toEqual([0, '']);
    const writes = AUDIENCES.map((audience) => ({ update: { fields: wireDocument(keys[audience]) } }));
    expect(asked).toMatchObject([{ url: expect.stringContaining('/projects/folk/'), body: { writes } }]);
  });

  test('writes into the project of .firebaserc where the environment names none', async () => {
    await record(JSON.stringify({ keys }));
    const { asked, api } = await fakeFirestore(200);
    const settings = { ...plain, GOOGLE_OAUTH_ACCESS_TOKEN: 'token', FIRESTORE_API: api };
    await expect(writeKeys(site(), settings)).resolves.toBe(0);
    expect(asked.map(({ url }) => url?.split('/')[3])).toEqual(['otherfolk']);
  });

  test('ends with 1 where it is refused, and rejects where there are no keys', async () => {
    const { asked, api } = await fakeFirestore(403);
    const settings = { ...plain, ...good, FIRESTORE_API: api };
    await expect(writeKeys(site(), settings)).rejects.toThrow(
      `${site().folder} has no keys: it was released without --firebase, so nothing in it is for members.`,
    );
    expect(asked).toEqual([]);
    await record(JSON.stringify({ keys }));
    await expect(writeKeys(site(), settings)).resolves.toBe(1);
  });

  test.each([
    ...malformed,
    ['an audience too few', JSON.stringify({ keys: others })],
    ['another audience', JSON.stringify({ keys: { ...keys, other: next } })],
  ])('a record with %s is one clear sentence, without a key', async (_, content) => {
    await record(content);
    const refusal = (await readKeysFile(site()).catch((error: Error) => error)) as Error;
    expect(refusal.message).toBe(
      `${path.join(site().records, KEYS_FILE)} does not hold a key for each of ${AUDIENCES.join(', ')}: remove it, and release the shell again.`,
    );
    expect(refusal.cause).toBeUndefined();
  });
});

const official = findOfficialEmulator(process.env);

(official ? describe : describe.skip)("Google's Firestore emulator", () => {
  let database: Awaited<ReturnType<typeof officialDatabase>>;
  beforeAll(async () => {
    const rules = readFileSync(fromRoot('firestore.rules'), 'utf8');
    database = await officialDatabase(official ?? { host: '' }, rules);
    await database.reset();
  }, START_MS);
  afterAll(() => database.close());

  test('takes the keys, once and again, and gives them to whom their flags open them', async () => {
    const settings = { FIREBASE_PROJECT_ID: EMBEDDED_PROJECT, FIRESTORE_EMULATOR_HOST: database.host };
    const read = async () => (await database.call(get('guarded/next'), 'nia')).body;
    for (const next of [keys.next, { ...keyOf(7), before: [keyOf(1)] }, { ...keyOf(7), before: [keyOf(1)] }]) {
      const { code, said } = await script(settings, JSON.stringify({ keys: { ...keys, next } }));
      expect([code, said]).toEqual([0, '']);
      expect(await read()).toMatchObject([{ found: { fields: wireDocument(next) } }]);
    }
    expect((await database.call(get('guarded/next'), 'bob')).outcome).toBe('PERMISSION_DENIED');
  });
});
