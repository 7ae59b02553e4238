import { Worker } from 'node:worker_threads';
import { onThreadEnd } from '@otherfolk/system/on-thread-end';
import type { PairOfJobs } from './page-job';
import type { RenderedJob } from './render-job';
import type { ThreadStart } from './render-thread';

/** Pairs of jobs that a thread is given at a time: few, so that all threads end at the same time. */
const PAIRS_OF_A_LIST = 12;

/** Lists that a thread has at a time, so that it never waits for the next. */
const LISTS_AHEAD = 2;

/** One thread, which takes lists of jobs until there are none. */
async function runThread(
  start: ThreadStart,
  next: () => { place: number; pairs: readonly PairOfJobs[] } | undefined,
  done: (place: number, rendered: RenderedJob[]) => void,
  signal: AbortSignal,
): Promise<void> {
  const worker = new Worker(new URL('./render-worker.mjs', import.meta.url), { workerData: start });
  const given: number[] = [];
  const give = () => {
    const list = next();
    if (!list) return;
    given.push(list.place);
    worker.postMessage(list.pairs);
  };
  try {
    await new Promise<void>((resolve, reject) => {
      onThreadEnd(worker, (reason, cause) =>
        reject(new Error(`A thread that rendered pages has ended: ${reason}. Nothing has changed.`, { cause })),
      );
      worker.on('message', (rendered: RenderedJob[]) => {
        const place = given.shift();
        if (place !== undefined) done(place, rendered);
        give();
        if (given.length === 0) resolve();
      });
      signal.addEventListener('abort', () => resolve());
      for (let lists = 0; lists < LISTS_AHEAD; lists++) give();
      if (given.length === 0) resolve();
    });
  } finally {
    worker.removeAllListeners();
    await worker.terminate();
  }
}

/** Renders the jobs in so many threads; resolves to what came of them, in their order. Rejects with one sentence when a thread ends. */
export async function renderInThreads(
  threads: number,
  start: ThreadStart,
  pairs: readonly PairOfJobs[],
  onRendered: (pages: number) => void,
): Promise<RenderedJob[]> {
  const results: RenderedJob[][] = [];
  let given = 0;
  const next = () => {
    if (given >= pairs.length) return undefined;
    const place = given;
    given += PAIRS_OF_A_LIST;
    return { place, pairs: pairs.slice(place, given) };
  };
  const done = (place: number, rendered: RenderedJob[]) => {
    results[place] = rendered;
    onRendered(rendered.length);
  };
  const failed = new AbortController();
  const run = () =>
    runThread(start, next, done, failed.signal).catch((error: unknown) => {
      failed.abort();
      throw error;
    });
  const ends = await Promise.allSettled(Array.from({ length: threads }, run));
  const failure = ends.find((end) => end.status === 'rejected');
  if (failure) throw failure.reason;
  return results.flat();
}
