import { type DBSchema, type IDBPDatabase, openDB, type StoreNames } from 'idb';

/** A database with one store, of whatever is kept on this device. Undefined where there is none, and none is to be made. */
export async function openStore<Schema extends DBSchema>(
  name: string,
  store: StoreNames<Schema>,
  isMade: boolean,
): Promise<IDBPDatabase<Schema> | undefined> {
  try {
    return await openDB<Schema>(name, undefined, {
      upgrade(made, _before, _after, transaction) {
        if (isMade) return void made.createObjectStore(store);
        transaction.done.catch(() => undefined);
        transaction.abort();
      },
    });
  } catch (error) {
    if (!isMade && error instanceof DOMException && error.name === 'AbortError') return undefined;
    throw error;
  }
}
