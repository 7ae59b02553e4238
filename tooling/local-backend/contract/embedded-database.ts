import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fromRoot } from '@otherfolk/system/from-root';
import { listen } from '@otherfolk/system/listen';
import { type Account, accountsFormat } from '../auth/account';
import { Auth } from '../auth/auth';
import { issuerOf, readToken, signToken } from '../auth/id-token';
import { Mailbox } from '../auth/mailbox';
import { idTokenFor } from '../auth/sessions';
import { backendHandler } from '../backend-handler';
import { documentsFormat } from '../firestore/documents-format';
import { Firestore } from '../firestore/firestore';
import { Clock } from '../firestore/timestamps';
import { decodeFields } from '../firestore/wire-value';
import { parseRules } from '../rules/parse-rules';
import { DurableFile } from '../store/durable-file';
import { EMBEDDED_PROJECT } from '../target/embedded-target';
import { callOver, type DatabaseUnderTest } from './database-under-test';
import { type BadToken, badTokens, type Caller, documents as initial, emailOf, people, verified } from './people';
import { base } from './requests';

const PROJECT = EMBEDDED_PROJECT;
const secret = Buffer.alloc(32, 'a');
const session = { provider: 'password', since: 0 } as const;
const revoked = 'revokee';

const accountOf = (localId: string, email: string): Account => ({
  ...{ localId, email, emailVerified: verified.includes(localId), createdAt: 0, lastLoginAt: 0 },
  ...{ revocations: localId === revoked ? 1 : 0, sessions: [] },
});

const accounts = [
  ...people.filter((person) => person !== 'visitor').map((person) => accountOf(person, emailOf(person))),
  accountOf('noemail', 'noemail@folk.test'),
  accountOf(revoked, 'revokee@folk.test'),
];

const issuer = { projectId: PROJECT, secret, now: Date.now };
const bob = () => idTokenFor(accountOf('bob', emailOf('bob')), session, issuer);
const bobWith = (claims: object) => signToken({ ...readToken(bob(), secret, PROJECT), ...claims }, secret);

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

const bad: Record<BadToken, () => string> = {
  'no token at all': () => 'something',
  'of algorithm none': () => `${encoded({ alg: 'none', typ: 'JWT' })}.${bob().split('.')[1]}.`,
  'signed by someone else': () =>
    idTokenFor(accountOf('bob', emailOf('bob')), session, { ...issuer, secret: Buffer.alloc(32, 'b') }),
  'with a changed payload': () => {
    const [header, payload = '', signature] = bob().split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
    return [header, encoded({ ...claims, sub: 'ada', user_id: 'ada' }), signature].join('.');
  },
  'of another project': () => bobWith({ aud: 'other', iss: issuerOf('other') }),
  'of another issuer': () => bobWith({ iss: 'https://example.org' }),
  expired: () => bobWith({ exp: 1_700_000_000 }),
  revoked: () => idTokenFor({ ...accountOf(revoked, 'r@folk.test'), revocations: 0 }, session, issuer),
  'of a deleted account': () => idTokenFor(accountOf('gone', 'gone@folk.test'), session, issuer),
  'without e-mail': () => bobWith({ sub: 'noemail', user_id: 'noemail', email: undefined }),
};

const isBad = (caller: Caller): caller is BadToken => (badTokens as readonly string[]).includes(caller);

function tokenOf(caller: Caller): string | null {
  if (caller === 'visitor') return null;
  return isBad(caller) ? bad[caller]() : idTokenFor(accountOf(caller, emailOf(caller)), session, issuer);
}

/** The embedded backend over HTTP, with the people of the suite for accounts. */
export async function embeddedDatabase(): Promise<DatabaseUnderTest> {
  const folder = await mkdtemp(path.join(tmpdir(), 'otherfolk-database-'));
  const accountsFile = await DurableFile.open(path.join(folder, 'accounts.json'), accountsFormat);
  const documents = await DurableFile.open(path.join(folder, 'documents.json'), documentsFormat);
  await accountsFile.change(() => new Map(accounts.map((each) => [each.localId, each])));
  const rules = parseRules(await readFile(fromRoot('firestore.rules'), 'utf8'));
  const { handle } = backendHandler({
    auth: new Auth({ accounts: accountsFile, projectId: PROJECT, secret }),
    firestore: new Firestore({ documents, rules, projectId: PROJECT }),
    mailbox: new Mailbox(),
  });
  const server = await listen(0, (request, response) => void handle(request, response, request.url ?? ''));
  const clock = new Clock();
  return {
    reset: () =>
      documents.change(() => {
        const now = clock.now();
        return new Map(
          Object.entries(initial).map(([at, fields]) => [
            at,
            { fields: decodeFields(fields), created: now, changed: now },
          ]),
        );
      }),
    call: (request, as) => callOver(`http://localhost:${server.port}/v1/${base}`, request, tokenOf(as)),
    close: async () => {
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
}
