import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import { silentProgress, type StartProgress } from '@otherfolk/shared/catalogue/progress';
import type { DerivedId } from '@otherfolk/shared/derived/derived-folders';
import { hearProgress } from '../command-line/progress-messages';
import type { DerivationCache } from '../derived/derivation-cache';
import { type DerivedTexts, deriveFolders } from './derive-folders';
import type { Derived, ThreadMessage, ThreadStart } from './derive-thread';

/** With fewer files of characters, all is derived sooner than another thread has loaded what it needs. */
const FILES_FOR_THREAD = 1000;

interface TextsOptions {
  /** Whether files that are derived from have changed since it began. */
  isStale?: boolean;
  startProgress?: StartProgress | undefined;
}

/** Derived folders that are on their way. */
interface Deriving {
  /** Resolves to them when they are there; what was derived for them is in the cache then. To be called once. */
  texts: (options?: TextsOptions) => Promise<DerivedTexts>;
  /** Ends what is still under way. */
  stop: () => Promise<unknown>;
}

type Derive = (startProgress?: StartProgress) => Promise<DerivedTexts>;

/** Rejects when a thread ends without having been told to. */
function endOf(worker: Worker): Promise<never> {
  const end = new Promise<never>((_, reject) => {
    worker.on('error', reject);
    worker.on('exit', (code) =>
      reject(new Error(`The thread that derived files of the catalogue has ended: its exit code is ${code}.`)),
    );
  });
  // Whoever asks for the texts hears of it.
  end.catch(() => undefined);
  return end;
}

const derivedFrom = (port: MessagePort, startProgress?: StartProgress) =>
  new Promise<Derived>((resolve) => {
    const hear = hearProgress(startProgress ?? silentProgress);
    port.on('message', (message: ThreadMessage) => {
      if ('texts' in message || 'failure' in message) resolve(message);
      else hear(message);
    });
  });

function deriveInOtherThread(start: Omit<ThreadStart, 'port'>, cache: DerivationCache, deriveHere: Derive): Deriving {
  const { port1, port2 } = new MessageChannel();
  const worker = new Worker(new URL('./derive-worker.mjs', import.meta.url), {
    workerData: { ...start, port: port2 },
    transferList: [port2],
  });
  const end = endOf(worker);
  return {
    texts: async ({ isStale = false, startProgress } = {}) => {
      const derived = await Promise.race([derivedFrom(port1, startProgress), end]);
      if ('failure' in derived) throw derived.failure;
      cache.adopt(derived.news);
      return isStale ? deriveHere(startProgress) : derived.texts;
    },
    stop: () => {
      port1.close();
      return worker.terminate();
    },
  };
}

/** Begins to derive folders of a catalogue, in a thread of their own where there is much to do. What the cache knows is not derived again. */
export async function deriveBeside(
  folder: string,
  ids: readonly DerivedId[],
  cache: DerivationCache,
): Promise<Deriving> {
  const files = await readdir(join(folder, 'characters')).catch(() => []);
  const deriveHere: Derive = (startProgress) => deriveFolders(folder, ids, cache, startProgress);
  if (ids.length > 0 && files.length >= FILES_FOR_THREAD)
    return deriveInOtherThread({ folder, ids, place: cache.place }, cache, deriveHere);
  return { texts: ({ startProgress } = {}) => deriveHere(startProgress), stop: () => Promise.resolve() };
}
