/** @jest-environment node */
import fc from 'fast-check';
import { fuzzed, fuzzText } from '@otherfolk/shared/testing/fuzz-files';
import { DEMO_PASSWORD } from '../demo-accounts';
import { type EmbeddedBackend, startEmbeddedBackend } from './embedded-backend';
import { post } from './post';
import { base, bool, get, map, query, text, update, where } from './requests';

let backend: EmbeddedBackend;
let errors: jest.SpyInstance;
beforeAll(async () => {
  backend = await startEmbeddedBackend();
});
afterAll(() => backend.close());
beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockImplementation();
});

const AUTH = '/identitytoolkit.googleapis.com/v1/accounts';

const send = (path: string, body: string, authorization?: string) =>
  post(backend.origin + path, body, { ...(authorization !== undefined && { authorization }) });

async function signIn(): Promise<string> {
  const body = JSON.stringify({ email: 'member@demo.test', password: DEMO_PASSWORD });
  const { text: answer } = await send(`${AUTH}:signInWithPassword`, body);
  const { idToken } = JSON.parse(answer) as { idToken: string };
  return idToken;
}

const profile = { displayName: text('Mika'), aN: bool(true), more: map({ deep: text('x') }) };
const filtered = query('users', { where: where('displayName', 'EQUAL', text('Mika')), limit: 3 });

const calls: [path: string, body: object][] = [
  [`${AUTH}:signInWithPassword`, { email: 'member@demo.test', password: 'wrong', returnSecureToken: true }],
  [`${AUTH}:signInWithIdp`, { requestUri: 'http://localhost', postBody: 'providerId=google.com&id_token={}' }],
  [`${AUTH}:lookup`, { idToken: 'a.b.c' }],
  [`${AUTH}:update`, { idToken: 'a.b.c', displayName: 'x', deleteAttribute: ['PHOTO_URL'] }],
  [`/v1/${base}:batchGet`, get('users/demo-member').body],
  [`/v1/${base}:runQuery`, filtered.body],
  [`/v1/${base}:commit`, update('users/demo-member', profile, ['displayName', 'more.deep'], ['lastSeen']).body],
];

// 501 says that something is not served here; everything else is the caller's fault, and told so.
const isAnswer = (status: number) => status < 500 || status === 501;

test.each(calls)(
  '%s answers whatever comes in the place of a request, and does not fail',
  async (path, body) => {
    const token = await signIn();
    const authorization = fc.oneof(
      fc.constantFrom(`Bearer ${token}`, 'Bearer a.b.c', 'Bearer', 'Basic x'),
      fc.string().map((each) => `Bearer ${encodeURIComponent(each)}`),
    );
    const bodies = fc.oneof(
      { weight: 9, arbitrary: fuzzed(body).map((each) => JSON.stringify(each)) },
      { weight: 1, arbitrary: fc.oneof(fuzzText, fc.string()) },
    );
    await fc.assert(
      fc.asyncProperty(bodies, fc.option(authorization, { nil: undefined }), async (each, header) => {
        const { status } = await send(path, each, header);
        expect(isAnswer(status)).toBe(true);
        expect(errors.mock.calls).toEqual([]);
        expect('polluted' in {}).toBe(false);
      }),
      { numRuns: 40 },
    );
  },
  60_000,
);
