import { type MessagePort, workerData } from 'node:worker_threads';
import type { DerivedId } from '@otherfolk/shared/derived/derived-folders';
import { type ProgressMessage, progressTo } from '../command-line/progress-messages';
import { type CacheNews, DerivationCache } from '../derived/derivation-cache';
import { SplitCatalogue } from '../guarded/split-catalogue';
import { type DerivedTexts, deriveFolders } from './derive-folders';

/** What the thread is told when it begins. */
export interface ThreadStart {
  folder: string;
  ids: readonly DerivedId[];
  /** Whether files may change until it is asked for what it has derived. */
  mayChange: boolean;
  /** Of the cache that whoever begins the thread uses, too. */
  place: DerivationCache['place'];
  /** It is asked and answers there: messages wait until somebody listens. */
  port: MessagePort;
}

/** What it has derived in the end, or why it could not. */
export type Derived = { texts: DerivedTexts } | { failure: unknown };

export type ThreadMessage = ProgressMessage | { news: CacheNews } | Derived;

async function derive(start: ThreadStart, asked: Promise<unknown>): Promise<Derived> {
  const { folder, ids, mayChange, place, port } = start;
  const cache = await DerivationCache.openAt(place);
  try {
    const tell = (message: ThreadMessage) => port.postMessage(message);
    const startProgress = progressTo(tell);
    const read = (before?: SplitCatalogue) => SplitCatalogue.read(folder, before, cache, startProgress);
    let split = await read();
    if (mayChange) {
      // Items are what takes longest, and most of them stay as they are.
      await split.deriveItems('');
      tell({ news: cache.takeNews() });
      await asked;
      split = await read(split);
    }
    const texts = await deriveFolders(split, ids);
    tell({ news: cache.takeNews() });
    return { texts };
  } catch (failure) {
    return { failure };
  } finally {
    cache.close();
  }
}

/** Derives folders in a thread of its own, which goes on until it is ended: what it has sent waits to be read. */
export async function deriveInThread(): Promise<void> {
  const start = workerData as ThreadStart;
  const asked = new Promise((resolve) => start.port.on('message', resolve));
  start.port.postMessage(await derive(start, asked));
}
