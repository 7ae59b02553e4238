const DATABASE = 'otherfolk-drafts';

/** Drafts that belong to somebody have keys that begin with the member's id. */
const isOf = (userId: string, key: IDBValidKey) => Array.isArray(key) && key[0] === userId;

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'));
  });

/** Undefined where there is none: it is not made by looking for it. */
async function openDrafts(): Promise<IDBDatabase | undefined> {
  const isThere = (await indexedDB.databases()).some(({ name }) => name === DATABASE);
  return isThere ? settled(indexedDB.open(DATABASE)) : undefined;
}

async function within<T>(
  mode: IDBTransactionMode,
  work: (table: IDBObjectStore, keys: IDBValidKey[]) => Promise<T>,
): Promise<T[]> {
  const database = await openDrafts();
  if (!database) return [];
  try {
    const results: T[] = [];
    for (const name of [...database.objectStoreNames]) {
      const table = database.transaction(name, mode).objectStore(name);
      results.push(await work(table, await settled(table.getAllKeys())));
    }
    return results;
  } finally {
    database.close();
  }
}

/** Deletes the drafts that belong to a member from this device. */
export async function removeDraftsOf(userId: string): Promise<void> {
  await within('readwrite', (table, keys) =>
    Promise.all(keys.filter((key) => isOf(userId, key)).map((key) => settled(table.delete(key)))),
  );
}

/** The drafts that belong to a member on this device, as they are stored. */
export async function readDraftsOf(userId: string): Promise<unknown[]> {
  const found = await within('readonly', (table, keys) =>
    Promise.all(keys.filter((key) => isOf(userId, key)).map((key) => settled<unknown>(table.get(key)))),
  );
  return found.flat();
}
