import { type MessagePort, workerData } from 'node:worker_threads';
import type { DerivedText } from '@otherfolk/shared/catalogue/derived-text';
import type { DerivedId } from '@otherfolk/shared/derived/derived-folders';
import type { FileList } from '../catalogue/list-files';
import { type ProgressMessage, progressTo } from '../command-line/progress-messages';
import { type CacheNews, DerivationCache } from '../derived/derivation-cache';
import { SplitCatalogue } from '../guarded/split-catalogue';
import { deriveFolders } from './derive-folders';

/** What the thread is told when it begins. */
export interface ThreadStart {
  folder: string;
  ids: readonly DerivedId[];
  /** Whether files may change until it is asked for what it has derived. */
  mayChange: boolean;
  /** Whether somebody will ask for the texts of files, and not for their versions alone. */
  needsTexts: boolean;
  /** The place of the cache that whoever begins the thread uses, too. */
  place: DerivationCache['place'];
  /** It is told of files and answers there: messages wait until somebody listens. */
  port: MessagePort;
}

/** A derived file; without its text where nobody will ask for that. */
export interface SentFile {
  file: string;
  version: string;
  text: string | undefined;
}

/** What it has derived in the end, or why it could not. */
export type Derived = { folders: ReadonlyMap<DerivedId, readonly SentFile[]> } | { failure: unknown };

async function sent(texts: ReadonlyMap<string, DerivedText>, needsTexts: boolean): Promise<SentFile[]> {
  const files: SentFile[] = [];
  for (const [file, { version, text }] of texts)
    files.push({ file, version, text: needsTexts ? await text() : undefined });
  return files;
}

export type ThreadMessage = ProgressMessage | { news: CacheNews } | Derived;

/** The files of the catalogue when it begins, and where they may change, when it is asked for what it has derived. */
type Lists = Record<'first' | 'last', Promise<FileList>>;

async function derive(start: ThreadStart, lists: Lists): Promise<Derived> {
  const { folder, ids, mayChange, needsTexts, place, port } = start;
  const cache = await DerivationCache.openAt(place);
  try {
    const tell = (message: ThreadMessage) => port.postMessage(message);
    const startProgress = progressTo(tell);
    const read = async (list: Promise<FileList>, before?: SplitCatalogue) =>
      SplitCatalogue.read(folder, before, cache, startProgress, await list);
    let split = await read(lists.first);
    if (mayChange) {
      // Items are what takes longest, and most of them stay as they are.
      await split.deriveItems('');
      tell({ news: cache.takeNews() });
      // Most relations stay as they are, too, and to place people takes longest.
      split.derivedFor('', 'atlas').catch(() => undefined);
      split = await read(lists.last, split);
    }
    const folders = new Map<DerivedId, SentFile[]>();
    for (const [id, texts] of await deriveFolders(split, ids)) folders.set(id, await sent(texts, needsTexts));
    tell({ news: cache.takeNews() });
    return { folders };
  } catch (failure) {
    return { failure };
  } finally {
    cache.close();
  }
}

/** Derives folders in a thread of its own, which goes on until it is ended: what it has sent waits to be read. */
export async function deriveInThread(): Promise<void> {
  const start = workerData as ThreadStart;
  const waiting: ((list: FileList) => void)[] = [];
  const next = () => new Promise<FileList>((resolve) => waiting.push(resolve));
  const lists: Lists = { first: next(), last: next() };
  start.port.on('message', (list: FileList) => waiting.shift()?.(list));
  start.port.postMessage(await derive(start, lists));
}
