import type { User } from 'firebase/auth';
import {
  collection,
  deleteDoc,
  doc,
  documentId,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  orderBy,
  type Query,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  startAfter,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { guardedKeyFrom } from '@otherfolk/shared/contract/guarded-key-from';
import { GUARDED_KEYS } from '@otherfolk/shared/contract/guarded-keys';
import { type Identity, NOW, type ProfileFields } from './identity';

const USERS = 'users'; // docs/product.md#profiles
const REMOVED = 'removed'; // firestore.rules

/** A character that comes after every one that stands in a name. */
const LAST_CHARACTER = '\uF8FF';

const withTimes = (fields: ProfileFields) =>
  Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [field, value === NOW ? serverTimestamp() : value]),
  );

async function read(found: Query) {
  const { docs } = await getDocs(found);
  return docs.map((each) => ({ userId: each.id, fields: each.data() }));
}

/** The database believes the token: an address that was verified after it was issued needs a new one. */
async function renewToken(user: User | null, fields: ProfileFields): Promise<void> {
  if (!user || !(fields.emailVerified === true)) return;
  const { claims } = await user.getIdTokenResult();
  if (claims.email_verified !== true || claims.email !== user.email) await user.getIdToken(true);
}

type Profiles = Pick<
  Identity,
  | 'readProfile'
  | 'createProfile'
  | 'updateProfile'
  | 'changeRights'
  | 'removeMember'
  | 'removeOwnProfile'
  | 'letIn'
  | 'listRemoved'
  | 'isRemoved'
  | 'listProfiles'
  | 'findProfiles'
  | 'readGuardedKey'
  | 'ping'
>;

/** The profiles and keys in the database; `current` is who is signed in. */
export function firebaseProfiles(store: Firestore, current: () => User | null): Profiles {
  const users = collection(store, USERS);
  const profileOf = (userId: string) => doc(store, USERS, userId);
  const removalOf = (userId: string) => doc(store, REMOVED, userId);
  return {
    readProfile: async (userId) => (await getDoc(profileOf(userId))).data(),
    async createProfile(userId, fields) {
      await renewToken(current(), fields);
      await setDoc(profileOf(userId), withTimes(fields));
    },
    async updateProfile(userId, fields) {
      await renewToken(current(), fields);
      await updateDoc(profileOf(userId), withTimes(fields));
    },
    changeRights: (userId, fields) =>
      runTransaction(store, async (transaction) => {
        // A document that is read and not written is verified in the commit: of two admins who demote each other, one comes too late.
        const { uid = userId } = current() ?? {};
        await transaction.get(profileOf(uid));
        transaction.update(profileOf(userId), withTimes(fields));
      }),
    removeMember: (userId, email) =>
      writeBatch(store)
        .delete(profileOf(userId))
        .set(removalOf(userId), { email, removedBy: current()?.uid ?? '', removedAt: serverTimestamp() })
        .commit(),
    removeOwnProfile: async (userId) => {
      // The rules refuse to remove what is not there.
      if ((await getDoc(profileOf(userId))).exists()) await deleteDoc(profileOf(userId));
    },
    letIn: (userId) => deleteDoc(removalOf(userId)),
    listRemoved: (count) => read(query(collection(store, REMOVED), orderBy(documentId()), limit(count))),
    isRemoved: async (userId) => (await getDoc(removalOf(userId))).exists(),
    listProfiles(count, after) {
      const byId = query(users, orderBy(documentId()), limit(count));
      return read(after === undefined ? byId : query(byId, startAfter(after)));
    },
    findProfiles: (field, beginning, count) =>
      read(
        query(
          users,
          where(field, '>=', beginning),
          where(field, '<=', beginning + LAST_CHARACTER),
          orderBy(field),
          limit(count),
        ),
      ),
    readGuardedKey: async (audience) => guardedKeyFrom((await getDoc(doc(store, GUARDED_KEYS, audience))).data()),
    ping: () => getDoc(profileOf('nobody')),
  };
}
