/** @jest-environment node */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fromRoot } from '@otherfolk/system/from-root';
import { TYPESCRIPT_ARGUMENTS } from '@otherfolk/system/typescript-arguments';
import { newProfile } from './people';
import { base, get, nameOf, text, write } from './requests';

const ROUNDS = 6;
const WRITERS = 4;
/** Confirmed writes after which the process ends. */
const CONFIRMED = 40;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'otherfolk-sudden-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Running {
  child: ChildProcess;
  origin: string;
  /** The lines of its stderr. */
  complaints: string[];
}

async function start(): Promise<Running> {
  const script = fromRoot('tooling/local-backend/contract/serve-backend.ts');
  const child = spawn(process.execPath, [...TYPESCRIPT_ARGUMENTS, script], {
    cwd: fromRoot(),
    env: { ...process.env, ACCOUNTS_DIR: folder },
  });
  const complaints: string[] = [];
  child.stderr.on('data', (part: Buffer) => complaints.push(part.toString()));
  const [port] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, origin: `http://localhost:${Number(port.toString())}`, complaints };
}

async function post(origin: string, call: string, body: object, token?: string): Promise<unknown> {
  const response = await fetch(`${origin}/${call}`, {
    method: 'POST',
    headers: token ? { Authorization: `Bearer ${token}` } : {},
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}

const signIn = async (origin: string, email: string, call: string) => {
  const answer = await post(origin, `identitytoolkit.googleapis.com/v1/accounts:${call}`, {
    email,
    password: 'quiet-harbour-7',
  });
  return answer as { idToken: string; localId: string };
};

/** Members who sign up and rename themselves again and again, and the last name of each that was confirmed. */
async function writeUntilTheEnd({ origin, child }: Running, round: number): Promise<Map<string, number>> {
  const confirmed = new Map<string, number>();
  let count = 0;
  const work = async (writer: number) => {
    const email = `round-${round}-writer-${writer}@folk.test`;
    const { idToken, localId } = await signIn(origin, email, 'signUp');
    confirmed.set(email, 0);
    for (let name = 1; ; name++) {
      const fields = { ...newProfile(email), displayName: text(String(name)) };
      const profile = `users/${localId}`;
      const change =
        name === 1
          ? write(profile, fields, { stamped: ['createdAt'] })
          : write(profile, { displayName: text(String(name)) }, { mask: ['displayName'] });
      await post(origin, `v1/${base}:commit`, { writes: [change] }, idToken);
      confirmed.set(email, name);
      if (++count === CONFIRMED + round * 7) child.kill('SIGKILL');
    }
  };
  await Promise.allSettled(Array.from({ length: WRITERS }, (_, writer) => work(writer)));
  return confirmed;
}

async function nameOnDisk(origin: string, email: string): Promise<number> {
  const { idToken, localId } = await signIn(origin, email, 'signInWithPassword');
  const [read] = (await post(origin, `v1/${base}:batchGet`, get(`users/${localId}`).body, idToken)) as [
    { found?: { name: string; fields: { displayName: { stringValue: string } } } },
  ];
  if (!read.found) return 0;
  expect(read.found.name).toBe(nameOf(`users/${localId}`));
  return Number(read.found.fields.displayName.stringValue);
}

test('every confirmed write is there after the process was killed, again and again', async () => {
  const all = new Map<string, number>();
  for (let round = 1; round <= ROUNDS; round++) {
    const running = await start();
    const ended = once(running.child, 'exit');
    for (const [email, name] of await writeUntilTheEnd(running, round)) all.set(email, name);
    await ended;
    expect(running.complaints.join('')).toBe('');
  }
  const { child, origin, complaints } = await start();
  for (const [email, confirmed] of all) {
    const found = await nameOnDisk(origin, email);
    // The write that was on its way may have arrived, too.
    expect([confirmed, confirmed + 1]).toContain(found);
  }
  expect(all.size).toBe(ROUNDS * WRITERS);
  expect(complaints.join('')).toBe('');
  expect(readdirSync(folder).sort()).toEqual(['accounts.json', 'documents.json', 'in-use-by', 'token-secret']);
  child.kill('SIGKILL');
  await once(child, 'exit');
}, 60_000);
