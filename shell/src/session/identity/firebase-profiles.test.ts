/** @jest-environment node */
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import { getFirestore, setLogLevel } from 'firebase/firestore/lite';
import { firebaseProfiles } from './firebase-profiles';

const key = Buffer.alloc(32, 7).toString('base64');
const bundle = '0'.repeat(32);
const text = (stringValue: string) => ({ stringValue });
const name = 'projects/p/databases/(default)/documents/guarded/next';

let app: FirebaseApp;
let fetched: jest.SpyInstance<Promise<Response>, Parameters<typeof fetch>>;
beforeEach(() => {
  app = initializeApp({ projectId: 'p', apiKey: 'k' });
  setLogLevel('silent');
  fetched = jest.spyOn(globalThis, 'fetch');
});
afterEach(() => deleteApp(app));

const answer = (body: object, status = 200) => fetched.mockResolvedValueOnce(Response.json(body, { status }));
const found = (fields: object) =>
  answer([{ found: { name, fields, createTime: '2026-11-22T00:00:00Z', updateTime: '2026-11-22T00:00:00Z' } }]);
const read = () => firebaseProfiles(getFirestore(app), () => null).readGuardedKey('next');

test('the key of an audience is read from its document alone', async () => {
  const earlier = { mapValue: { fields: { key: text(key), bundle: text('1'.repeat(32)) } } };
  found({ key: text(key), bundle: text(bundle), before: { arrayValue: { values: [earlier, text('x')] } } });
  await expect(read()).resolves.toEqual({ key, bundle, before: [{ key, bundle: '1'.repeat(32) }] });
  const [[address, init]] = fetched.mock.calls as [Parameters<typeof fetch>];
  expect(String(address as string)).toMatch(/\/documents:batchGet/);
  expect(JSON.parse(init?.body as string)).toEqual({ documents: [name] });
});

test('no document is no key', async () => {
  answer([{ missing: name, readTime: '2026-11-22T00:00:00Z' }]);
  await expect(read()).resolves.toBeUndefined();
});

test('a malformed document is no key', async () => {
  found({ key: text('short'), bundle: text(bundle) });
  await expect(read()).resolves.toBeUndefined();
});

test('a refusal rejects with the code of the service', async () => {
  answer([{ error: { code: 403, message: 'Missing or insufficient permissions.', status: 'PERMISSION_DENIED' } }], 403);
  await expect(read()).rejects.toMatchObject({ code: 'permission-denied' });
});
