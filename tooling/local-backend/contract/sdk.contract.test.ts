/** @jest-environment node */
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  getAdditionalUserInfo,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  signInWithCredential,
  signInWithEmailAndPassword,
  signOut,
  updateProfile,
} from 'firebase/auth';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  getFirestore,
  limit,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  setLogLevel,
  startAfter,
  Timestamp,
  updateDoc,
  where,
} from 'firebase/firestore/lite';
import { DEMO_PASSWORD, demoAccounts } from '../demo-accounts';
import { embeddedTarget } from '../target/embedded-target';
import { type EmbeddedBackend, startEmbeddedBackend } from './embedded-backend';

let backend: EmbeddedBackend;
let app: FirebaseApp;
let auth: Auth;
let db: Firestore;

beforeAll(async () => {
  backend = await startEmbeddedBackend();
  if (embeddedTarget.kind !== 'embedded') throw new Error('the embedded target is not embedded');
  const { projectId, apiKey } = embeddedTarget;
  app = initializeApp({ projectId, apiKey });
  auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, backend.origin, { disableWarnings: true });
  db = getFirestore(app);
  const { hostname, port } = new URL(backend.origin);
  connectFirestoreEmulator(db, hostname, Number(port));
  // Calls that are refused on purpose.
  setLogLevel('silent');
});
afterAll(async () => {
  await deleteApp(app);
  await backend.close();
});
afterEach(() => signOut(auth));

let people = 0;
const newEmail = () => `sdk-${++people}@folk.test`;
const profileOf = (email: string) => ({
  ...{ email, displayName: 'Sam', memType: 'm', aN: false, aP: false, aU: false },
  createdAt: serverTimestamp(),
});
const userId = () => auth.currentUser?.uid ?? '';
const users = () => collection(db, 'users');
const own = () => doc(db, 'users', userId());
const code = (code: string) => expect.objectContaining({ code });
const signUp = async () => {
  const email = newEmail();
  await createUserWithEmailAndPassword(auth, email, 'quiet-harbour-7');
  return email;
};
const asAdmin = () => signInWithEmailAndPassword(auth, 'admin@demo.test', DEMO_PASSWORD);

test('a new member signs up, sets a name, makes a profile, reads it and renames it', async () => {
  const email = await signUp();
  if (auth.currentUser) await updateProfile(auth.currentUser, { displayName: 'Sam' });
  expect(auth.currentUser?.displayName).toBe('Sam');
  expect((await getDoc(own())).exists()).toBe(false);
  await setDoc(own(), profileOf(email));
  expect((await getDoc(own())).data()).toEqual({ ...profileOf(email), createdAt: expect.any(Timestamp) });
  await setDoc(own(), { displayName: 'Samuel' }, { merge: true });
  await updateDoc(own(), { displayName: 'Samuela' });
  expect((await getDoc(own())).get('displayName')).toBe('Samuela');
});

test('a call that the rules do not allow is refused', async () => {
  const email = await signUp();
  await expect(setDoc(own(), { ...profileOf(email), memType: 'a' })).rejects.toEqual(code('permission-denied'));
  await setDoc(own(), profileOf(email));
  await expect(updateDoc(own(), { memType: 'a' })).rejects.toEqual(code('permission-denied'));
  await expect(getDocs(query(users(), limit(10)))).rejects.toEqual(code('permission-denied'));
  await expect(getDoc(doc(db, 'users', 'demo-admin'))).rejects.toEqual(code('permission-denied'));
  await signOut(auth);
  await expect(getDoc(doc(db, 'users', 'demo-admin'))).rejects.toEqual(code('permission-denied'));
});

test('an admin lists members by pages and changes them, but does not step down', async () => {
  await asAdmin();
  const ids: string[] = [];
  for (let page = await getDocs(query(users(), orderBy('email'), limit(2))); !page.empty;) {
    ids.push(...page.docs.map(({ id }) => id));
    page = await getDocs(query(users(), orderBy('email'), startAfter(page.docs.at(-1)), limit(2)));
  }
  expect(ids).toEqual(expect.arrayContaining(demoAccounts.map(({ localId }) => localId)));
  expect(new Set(ids).size).toBe(ids.length);
  const admins = await getDocs(query(users(), where('memType', '==', 'a'), limit(10)));
  expect(admins.docs.map(({ id }) => id)).toEqual(['demo-admin']);
  await updateDoc(doc(db, 'users', 'demo-member'), { memType: 'e', aN: true });
  expect((await getDoc(doc(db, 'users', 'demo-member'))).data()).toMatchObject({ memType: 'e', aN: true });
  await expect(updateDoc(own(), { memType: 'm' })).rejects.toEqual(code('permission-denied'));
});

test('a member reads the keys that the flags open, as the server has put them, and no others', async () => {
  const key = { key: 'k', bundle: 'b', before: [{ key: 'j', bundle: 'a' }] };
  await backend.documents.put({ 'guarded/next': key, 'guarded/pipeline': key });
  const keyOf = (audience: string) => getDoc(doc(db, 'guarded', audience));
  await expect(keyOf('next')).rejects.toEqual(code('permission-denied'));
  await signInWithEmailAndPassword(auth, 'preview@demo.test', DEMO_PASSWORD);
  expect((await keyOf('next')).data()).toEqual(key);
  await expect(keyOf('pipeline')).rejects.toEqual(code('permission-denied'));
  await signInWithEmailAndPassword(auth, 'pipeline@demo.test', DEMO_PASSWORD);
  expect((await keyOf('pipeline')).data()).toEqual(key);
});

test('transactions upon one document all count, one after the other', async () => {
  await asAdmin();
  const target = doc(db, 'users', 'demo-unnamed');
  await updateDoc(target, { aN: false });
  const toggle = () =>
    runTransaction(db, async (transaction) => {
      const { aN } = (await transaction.get(target)).data() as { aN: boolean };
      transaction.update(target, { aN: !aN });
    });
  await Promise.all([toggle(), toggle(), toggle()]);
  expect((await getDoc(target)).get('aN')).toBe(true);
});

test('a new ID token on demand, and none after signing out', async () => {
  await signUp();
  await expect(auth.currentUser?.getIdToken(true)).resolves.toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  await signOut(auth);
  expect(auth.currentUser).toBeNull();
});

test('Google signs in, the first time as a new member', async () => {
  const email = newEmail();
  const credential = GoogleAuthProvider.credential(JSON.stringify({ sub: `g-${email}`, email, name: 'Gail' }));
  const first = await signInWithCredential(auth, credential);
  expect(first.user).toMatchObject({ email, displayName: 'Gail', emailVerified: true });
  expect(getAdditionalUserInfo(first)).toMatchObject({ isNewUser: true, providerId: 'google.com' });
  await setDoc(own(), profileOf(email));
  expect(getAdditionalUserInfo(await signInWithCredential(auth, credential))).toMatchObject({ isNewUser: false });
});

test('a session that Google ended is over for whoever had it', async () => {
  const email = await signUp();
  const { currentUser } = auth;
  const elsewhere = await fetch(`${backend.origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp`, {
    method: 'POST',
    body: JSON.stringify({
      requestUri: `http://localhost/?${new URLSearchParams({ providerId: 'google.com', id_token: JSON.stringify({ sub: 'x', email }) })}`,
    }),
  });
  expect(elsewhere.status).toBe(200);
  await expect(currentUser?.reload()).rejects.toEqual(code('auth/user-token-expired'));
  expect(auth.currentUser).toBeNull();
});

test.each([
  ['a wrong password', () => signInWithEmailAndPassword(auth, 'admin@demo.test', 'wrong-1'), 'auth/invalid-credential'],
  ['an unknown address', () => signInWithEmailAndPassword(auth, 'who@folk.test', 'wrong-1'), 'auth/invalid-credential'],
  ['no address', () => signInWithEmailAndPassword(auth, 'who', 'wrong-1'), 'auth/invalid-email'],
  [
    'a taken address',
    () => createUserWithEmailAndPassword(auth, 'admin@demo.test', 'quiet-harbour-7'),
    'auth/email-already-in-use',
  ],
  ['a weak password', () => createUserWithEmailAndPassword(auth, 'weak@folk.test', '1'), 'auth/weak-password'],
])('%s: %s', async (_, attempt, expected) => {
  await expect(attempt()).rejects.toEqual(code(expected));
});

test('too many wrong passwords make the address wait', async () => {
  const email = await signUp();
  const attempts = Array.from({ length: 20 }, () => signInWithEmailAndPassword(auth, email, 'wrong-1'));
  await Promise.allSettled(attempts);
  await expect(signInWithEmailAndPassword(auth, email, 'quiet-harbour-7')).rejects.toEqual(
    code('auth/too-many-requests'),
  );
});
