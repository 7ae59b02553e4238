import { type DBSchema, openDB } from 'idb';

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

const open = () => openDB<Schema>(DATABASE, 1, { upgrade: (database) => void database.createObjectStore(STORE) });

async function withStore<T>(work: (database: Awaited<ReturnType<typeof open>>) => Promise<T>): Promise<T> {
  const database = await open();
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

/** The import that a member has begun; undefined where there is none. */
export const importOf = (owner: string): Promise<StoredImport | undefined> =>
  withStore((database) => database.get(STORE, owner));

/** Keeps an import in the place of the last one. It is on disk when this resolves. */
export const storeImport = (owner: string, begun: StoredImport): Promise<void> =>
  withStore(async (database) => {
    const transaction = database.transaction(STORE, 'readwrite', { durability: 'strict' });
    await Promise.all([transaction.store.put(begun, owner), transaction.done]);
  });

export const removeImportOf = (owner: string): Promise<void> => withStore((database) => database.delete(STORE, owner));
