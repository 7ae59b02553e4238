import type { DBSchema, IDBPDatabase } from 'idb';
import { openStore } from './open-store';

const DATABASE = 'otherfolk-new-images';
const STORE = 'images';

/** The record of an image in a draft: one that it brings along, and that is in no catalogue yet, or of one of the catalogue. */
export interface StoredImage {
  /** Inside the catalogue. */
  path: string;
  /** Bytes and not a blob: some browsers lose blobs of a database. Missing for an image of the catalogue, which has other words. */
  bytes?: ArrayBuffer;
  type?: string;
  /** Whether it takes the place of an image of the catalogue. */
  isReplacing?: boolean;
  words: object;
}

type Key = [owner: string, file: string, path: string];

interface Schema extends DBSchema {
  [STORE]: { key: Key; value: StoredImage };
}

/** A list sorts after every text, so that it ends the range of what begins with these. */
const beginningWith = (...keys: string[]) => IDBKeyRange.bound(keys, [...keys, []]);

/** Opened for each piece of work: images come seldom, and an open database keeps other tabs from a newer one. */
async function withDatabase<T>(isMade: boolean, work: (database: IDBPDatabase<Schema>) => Promise<T>) {
  const database = await openStore<Schema>(DATABASE, STORE, isMade);
  if (!database) return undefined;
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

/** The images that a member's drafts of a file bring along, in the order of their paths. */
export async function newImagesOf(owner: string, file: string): Promise<StoredImage[]> {
  return (await withDatabase(false, (database) => database.getAll(STORE, beginningWith(owner, file)))) ?? [];
}

/** Keeps an image, in the place of one with its path. It is on disk when this resolves. */
export async function storeNewImage(owner: string, file: string, image: StoredImage): Promise<void> {
  await withDatabase(true, async (database) => {
    const transaction = database.transaction(STORE, 'readwrite', { durability: 'strict' });
    await Promise.all([transaction.store.put(image, [owner, file, image.path]), transaction.done]);
  });
}

export async function removeNewImage(owner: string, file: string, path: string): Promise<void> {
  await withDatabase(false, (database) => database.delete(STORE, [owner, file, path]));
}

/** Removes all that a member has prepared on this device, or what belongs to one file. */
export async function removeNewImagesOf(owner: string, ...file: [string?]): Promise<void> {
  const keys = file.filter((each) => each !== undefined);
  await withDatabase(false, (database) => database.delete(STORE, beginningWith(owner, ...keys)));
}
