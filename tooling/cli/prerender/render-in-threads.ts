import { runWorker } from '@otherfolk/system/run-worker';
import { whenStill } from '@otherfolk/system/when-still';
import type { PairOfJobs } from './page-job';
import type { RenderedJob } from './render-job';
import type { RenderedList, ThreadStart } from './render-thread';

const WORKER = new URL('./render-worker.mjs', import.meta.url);

const sentence = (reason: string) => `A thread that rendered pages has ended: ${reason}. Nothing has changed.`;

/**
 * Renders the jobs in so many threads, which go on while this one is busy with something else; resolves to what came of them, in their
 * order. Rejects with one sentence when a thread ends.
 */
export async function renderInThreads(
  threads: number,
  start: Omit<ThreadStart, 'pairs' | 'taken'>,
  pairs: readonly PairOfJobs[],
  onRendered: (pages: number) => void,
): Promise<RenderedJob[]> {
  const results: RenderedJob[][] = [];
  const hear = ({ place, rendered }: RenderedList) => {
    results[place] = rendered;
    onRendered(rendered.length);
  };
  const taken = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const failed = new AbortController();
  const run = () =>
    runWorker(WORKER, { ...start, pairs, taken } satisfies ThreadStart, {
      ...{ hear, sentence },
      signal: failed.signal,
    }).catch((error: unknown) => {
      failed.abort();
      throw error;
    });
  await whenStill(Array.from({ length: threads }, run));
  return results.flat();
}
