import { readdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import type { DerivedText } from '@otherfolk/shared/catalogue/derived-text';
import { silentProgress, type StartProgress } from '@otherfolk/shared/catalogue/progress';
import type { DerivedId } from '@otherfolk/shared/derived/derived-folders';
import type { FileList } from '../catalogue/list-files';
import { hearProgress } from '../command-line/progress-messages';
import type { DerivationCache } from '../derived/derivation-cache';
import { SplitCatalogue } from '../guarded/split-catalogue';
import { type DerivedTexts, deriveFolders } from './derive-folders';
import type { Derived, SentFile, ThreadMessage, ThreadStart } from './derive-thread';

/** The fewest files of characters that another thread is begun for: fewer are derived sooner than it has loaded what it needs. */
const FILES_FOR_THREAD = 1000;

/** Derived folders that are on their way. */
interface Deriving {
  /** Says which files the catalogue has. To be called once, before all else. */
  begin: (list: FileList) => void;
  /**
   * Resolves to them when they are there; what was derived for them is in the cache then. To be called once. `list`: the files that the
   * catalogue has now, the same as in the beginning where they may not change.
   */
  texts: (list: FileList, startProgress?: StartProgress) => Promise<DerivedTexts>;
  /** Ends what is still under way. */
  stop: () => Promise<unknown>;
}

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

const derivedFrom = (port: MessagePort, cache: DerivationCache, startProgress?: StartProgress) =>
  new Promise<Derived>((resolve) => {
    const hear = hearProgress(startProgress ?? silentProgress);
    port.on('message', (message: ThreadMessage) => {
      if ('folders' in message || 'failure' in message) resolve(message);
      else if ('news' in message) cache.adopt(message.news);
      else hear(message);
    });
  });

function deriveInOtherThread(start: Omit<ThreadStart, 'port' | 'place'>, cache: DerivationCache): Deriving {
  const { port1, port2 } = new MessageChannel();
  const workerData: ThreadStart = { ...start, place: cache.place, port: port2 };
  const worker = new Worker(new URL('./derive-worker.mjs', import.meta.url), { workerData, transferList: [port2] });
  const end = endOf(worker);
  return {
    begin: (list) => port1.postMessage(list),
    texts: async (list, startProgress) => {
      if (start.mayChange) port1.postMessage(list);
      const derived = await Promise.race([derivedFrom(port1, cache, startProgress), end]);
      if ('failure' in derived) throw derived.failure;
      return new Map([...derived.folders].map(([id, files]) => [id, new Map(files.map(received))]));
    },
    stop: () => {
      port1.close();
      return worker.terminate();
    },
  };
}

function received({ file, version, text }: SentFile): [string, DerivedText] {
  const textOf = () =>
    text === undefined ? Promise.reject(new Error(`${file} came without its text`)) : Promise.resolve(text);
  return [file, { version, text: textOf }];
}

interface DeriveOptions {
  /** Whether files may change until the texts are asked for: they are of then. */
  mayChange?: boolean;
  /** Whether somebody will ask for the texts of files, and not for their versions alone. */
  needsTexts?: boolean;
}

/** Begins to derive folders of a catalogue, in a thread of their own where there is much to do. What the cache knows is not derived again. */
export async function deriveBeside(
  folder: string,
  ids: readonly DerivedId[],
  cache: DerivationCache,
  { mayChange = false, needsTexts = true }: DeriveOptions = {},
): Promise<Deriving> {
  const real = await realpath(folder).catch(() => folder);
  const files = await readdir(join(real, 'characters')).catch(() => []);
  // A thread can only derive items that the cache does not know until the texts are asked for.
  const isMuch = files.length >= FILES_FOR_THREAD && (cache.isEmpty || !mayChange);
  if (ids.length > 0 && isMuch) return deriveInOtherThread({ folder: real, ids, mayChange, needsTexts }, cache);
  return {
    begin: () => undefined,
    texts: async (list, startProgress) =>
      ids.length === 0
        ? new Map()
        : deriveFolders(await SplitCatalogue.read(real, undefined, cache, startProgress, list), ids),
    stop: () => Promise.resolve(),
  };
}
