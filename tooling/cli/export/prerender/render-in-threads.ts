import { runWorker } from '@otherfolk/system/run-worker';
import { whenStill } from '@otherfolk/system/when-still';
import type { RenderedJob } from './render-job';
import type { PagesForThread, RenderedList } from './render-thread';

const WORKER = new URL('./render-worker.mjs', import.meta.url);

const sentence = (reason: string) => `A thread that rendered pages has ended: ${reason}. Nothing has changed.`;

/**
 * Renders the jobs in so many threads, which go on while this one is busy with something else; resolves to what came of them, in their
 * order. Rejects with one sentence when a thread ends before.
 */
export async function renderInThreads(
  count: number,
  pages: Omit<PagesForThread, 'taken'>,
  onRendered: (pages: number) => void,
): Promise<RenderedJob[]> {
  const results: RenderedJob[][] = [];
  const onMessage = ({ place, rendered }: RenderedList) => {
    results[place] = rendered;
    onRendered(rendered.length);
  };
  const taken = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const stopping = new AbortController();
  const run = () =>
    runWorker(WORKER, { ...pages, taken } satisfies PagesForThread, {
      ...{ onMessage, sentence, signal: stopping.signal },
    }).catch((error: unknown) => {
      stopping.abort();
      throw error;
    });
  await whenStill(Array.from({ length: count }, run));
  return results.flat();
}
