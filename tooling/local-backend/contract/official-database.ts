import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fromRoot } from '@otherfolk/system/from-root';
import { listen } from '@otherfolk/system/listen';
import { EMBEDDED_PROJECT } from '../target/embedded-target';
import { callOver, type DatabaseUnderTest } from './database-under-test';
import { type BadToken, badTokens, type Caller, documents, emailOf, verified } from './people';
import { base, commit, write } from './requests';

const PACKAGE = 'google-cloud-cli-firestore-emulator';
const POLL_MS = 100;
const START_TIMEOUT_MS = 30_000;
const HOUR_S = 3600;

/** The place of Google's emulator on this machine: one that runs already, or a jar to run. */
export type OfficialEmulator = { host: string } | { jar: string };

function findJar(): string | undefined {
  const { stdout } = spawnSync('dpkg', ['-L', PACKAGE], { encoding: 'utf8' });
  const jar = (stdout ?? '').split('\n').find((file) => file.endsWith('.jar') && existsSync(file));
  return jar && spawnSync('java', ['-version']).status === 0 ? jar : undefined;
}

export function findOfficialEmulator(environment: NodeJS.ProcessEnv): OfficialEmulator | undefined {
  const host = environment.FIRESTORE_EMULATOR_HOST;
  if (host) return { host };
  // It takes longer to start than all cases take.
  if (!environment.NIGHTLY) return undefined;
  const jar = findJar();
  return jar === undefined ? undefined : { jar };
}

async function freePort(): Promise<number> {
  const server = await listen(0, () => undefined);
  await server.close();
  return server.port;
}

const answers = (origin: string) =>
  fetch(origin).then(
    () => true,
    () => false,
  );

async function startJar(jar: string): Promise<{ origin: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const java = spawn(
    'java',
    [
      ...['-Xmx192m', '-Duser.language=en', '-cp', jar],
      'com.google.cloud.datastore.emulator.firestore.CloudFirestore',
      ...['--host=127.0.0.1', `--port=${port}`, `--rules=${fromRoot('firestore.rules')}`],
    ],
    { stdio: 'ignore' },
  );
  const ended = once(java, 'exit');
  const stop = async () => {
    java.kill('SIGKILL');
    await ended;
  };
  const origin = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await answers(origin))) {
    if (java.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`The official emulator (${jar}) did not start.`);
    }
    await wait(POLL_MS);
  }
  return { origin, stop };
}

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token as the official emulator reads it: without a signature. */
function unsigned(uid: string, email: string | undefined, more: object = {}): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: `https://securetoken.google.com/${EMBEDDED_PROJECT}`,
    aud: EMBEDDED_PROJECT,
    ...{
      auth_time: now,
      iat: now,
      exp: now + HOUR_S,
      user_id: uid,
      sub: uid,
      email,
      email_verified: verified.includes(uid),
    },
    firebase: { identities: {}, sign_in_provider: 'password' },
    ...more,
  };
  return `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(claims)}.`;
}

const bobWith = (more: object = {}) => unsigned('bob', emailOf('bob'), more);

const bad: Record<BadToken, () => string> = {
  'no token at all': () => 'something',
  'of algorithm none': bobWith,
  'signed by someone else': bobWith,
  'with a changed payload': bobWith,
  'of another project': () => bobWith({ aud: 'other', iss: 'https://securetoken.google.com/other' }),
  'of another issuer': () => bobWith({ iss: 'https://example.org' }),
  expired: () => bobWith({ exp: 1_700_000_000 }),
  revoked: bobWith,
  'of a deleted account': () => unsigned('gone', 'gone@folk.test'),
  'without e-mail': () => unsigned('noemail', undefined),
};

function tokenOf(caller: Caller): string | null {
  if (caller === 'visitor') return null;
  const isBad = (each: Caller): each is BadToken => (badTokens as readonly string[]).includes(each);
  return isBad(caller) ? bad[caller]() : unsigned(caller, emailOf(caller));
}

async function loadRules(origin: string, source: string): Promise<void> {
  const response = await fetch(`${origin}/emulator/v1/projects/${EMBEDDED_PROJECT}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content: source }] } }),
  });
  if (!response.ok) throw new Error(`The official emulator refuses the rules: ${await response.text()}`);
}

/** Google's own emulator with the rules of this repository, and where it listens. */
export async function officialDatabase(
  emulator: OfficialEmulator,
  rules: string,
): Promise<DatabaseUnderTest & { host: string }> {
  const { origin, stop } =
    'jar' in emulator
      ? await startJar(emulator.jar)
      : { origin: `http://${emulator.host}`, stop: () => Promise.resolve() };
  await loadRules(origin, rules);
  const url = `${origin}/v1/${base}`;
  return {
    host: new URL(origin).host,
    call: (request, as) => callOver(url, request, tokenOf(as)),
    close: stop,
    reset: async () => {
      await fetch(`${origin}/emulator/v1/${base}`, { method: 'DELETE' });
      const writes = Object.entries(documents).map(([path, fields]) => write(path, fields));
      const { outcome } = await callOver(url, commit(...writes), 'owner');
      if (outcome !== 'OK') throw new Error(`The official emulator could not be filled: ${outcome}`);
    },
  };
}
