import { type MessagePort, workerData } from 'node:worker_threads';
import type { DerivedId } from '@otherfolk/shared/derived/derived-folders';
import { type ProgressMessage, progressTo } from '../command-line/progress-messages';
import { type CacheNews, DerivationCache } from '../derived/derivation-cache';
import { type DerivedTexts, deriveFolders } from './derive-folders';

/** What the thread is told when it begins. */
export interface ThreadStart {
  folder: string;
  ids: readonly DerivedId[];
  /** Of the cache that whoever begins the thread uses, too. */
  place: DerivationCache['place'];
  /** It answers there: messages wait until somebody listens. */
  port: MessagePort;
}

/** What it has derived, or why it could not. */
export type Derived = { texts: DerivedTexts; news: CacheNews } | { failure: unknown };

export type ThreadMessage = ProgressMessage | Derived;

async function derive({ folder, ids, place, port }: ThreadStart): Promise<Derived> {
  try {
    const cache = await DerivationCache.openAt(place);
    const texts = await deriveFolders(
      folder,
      ids,
      cache,
      progressTo((message) => port.postMessage(message)),
    );
    return { texts, news: cache.news };
  } catch (failure) {
    return { failure };
  }
}

/** Derives folders in a thread of its own, which goes on until it is ended: what it has sent waits to be read. */
export async function deriveInThread(): Promise<void> {
  const start = workerData as ThreadStart;
  start.port.on('message', () => undefined);
  start.port.postMessage(await derive(start));
}
