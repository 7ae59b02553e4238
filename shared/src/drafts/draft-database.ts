import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';

const DATABASE = 'otherfolk-drafts';
const STORE = 'drafts';

/** A draft by owner, file and tab; one that belongs to nobody yet has a text in the place of the three. */
interface Schema extends DBSchema {
  [STORE]: { key: [owner: string, file: string, tab: string] | string; value: unknown };
}

type Mode = 'readonly' | 'readwrite';
type Database = IDBPDatabase<Schema>;
export type DraftTable<M extends Mode = 'readwrite'> = IDBPObjectStore<Schema, [typeof STORE], typeof STORE, M>;

const isNamed = (error: unknown, name: string) => error instanceof DOMException && error.name === name;

let opened: Promise<Database> | undefined;

const forget = () => (opened = undefined);

/** Opens the database in whichever version is there. A later release may have another one, and still knows these drafts. */
const open = (isMade: boolean): Promise<Database> =>
  openDB<Schema>(DATABASE, undefined, {
    upgrade(made, _before, _after, transaction) {
      if (isMade) return void made.createObjectStore(STORE);
      transaction.done.catch(() => undefined);
      transaction.abort();
    },
    // Another tab wants to change or delete it, and waits for this one.
    blocking: (_before, _after, event) => {
      forget();
      (event.target as IDBDatabase).close();
    },
    terminated: forget,
  });

/** Undefined where there is none, and none is to be made: a member without drafts has no database, either. */
async function database(isMade: boolean): Promise<Database | undefined> {
  const opening = (opened ??= open(isMade));
  try {
    return await opening;
  } catch (error) {
    if (opened === opening) forget();
    if (!isNamed(error, 'AbortError')) throw error;
    return isMade ? (opened ??= open(true)) : undefined;
  }
}

/** Opens it, so that a page which is closed a moment later can still store something: it would not live to see it opened. */
export const prepareDrafts = (): Promise<unknown> => database(true);

async function begin<M extends Mode>(mode: M, isMade: boolean) {
  const start = async () => (await database(isMade))?.transaction(STORE, mode, { durability: 'strict' });
  try {
    return await start();
  } catch (error) {
    if (!isNamed(error, 'InvalidStateError')) throw error;
    // The browser has closed it in between.
    forget();
    return start();
  }
}

async function inTransaction<M extends Mode, T>(mode: M, isMade: boolean, work: (table: DraftTable<M>) => Promise<T>) {
  const transaction = await begin(mode, isMade);
  if (!transaction) return undefined;
  // Why it fails shows where it is awaited.
  transaction.done.catch(() => undefined);
  try {
    const result = await work(transaction.store);
    await transaction.done;
    return result;
  } catch (error) {
    try {
      transaction.abort();
    } catch {
      // It is over.
    }
    throw error;
  }
}

/** Adds drafts, and changes others along with it: all of it is on disk when this resolves, and none of it when it rejects. */
export const addDrafts = (work: (table: DraftTable) => Promise<unknown>): Promise<unknown> =>
  inTransaction('readwrite', true, work);

/** The same, where nothing is made: resolves to undefined where there are no drafts. */
export const changeDrafts = <T>(work: (table: DraftTable) => Promise<T>) => inTransaction('readwrite', false, work);

export const readDrafts = <T>(work: (table: DraftTable<'readonly'>) => Promise<T>) =>
  inTransaction('readonly', false, work);
