import type { DBSchema, IDBPDatabase } from 'idb';
import { openStore } from './open-store';

const DATABASE = 'otherfolk-imports';
const STORE = 'imports';

/** An import that a member has begun, as it is kept on this device until it is saved. */
export interface StoredImport {
  /** The files that were brought. Bytes and not blobs: some browsers lose blobs of a database. */
  files: readonly { path: string; bytes: ArrayBuffer }[];
  /** The choices and mappings, as JSON. */
  decided: string;
  at: number;
}

interface Schema extends DBSchema {
  [STORE]: { key: string; value: StoredImport };
}

type Database = IDBPDatabase<Schema>;

async function withStore<T>(isMade: boolean, work: (database: Database) => Promise<T>): Promise<T | undefined> {
  const database = await openStore<Schema>(DATABASE, STORE, isMade);
  try {
    return database && (await work(database));
  } finally {
    database?.close();
  }
}

/** The import that a member has begun; undefined where there is none. */
export const importOf = (owner: string): Promise<StoredImport | undefined> =>
  withStore(false, (database) => database.get(STORE, owner));

/** Keeps an import in the place of the last one. It is on disk when this resolves. */
export const storeImport = (owner: string, begun: StoredImport): Promise<void> =>
  withStore(true, async (database) => {
    const transaction = database.transaction(STORE, 'readwrite', { durability: 'strict' });
    await Promise.all([transaction.store.put(begun, owner), transaction.done]);
  });

export const removeImportOf = (owner: string): Promise<void> =>
  withStore(false, (database) => database.delete(STORE, owner));
