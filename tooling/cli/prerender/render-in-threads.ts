import { whenStill } from '@otherfolk/system/when-still';
import type { PairOfJobs } from './page-job';
import type { RenderThread } from './render-beside';
import type { RenderedJob } from './render-job';
import type { PagesForThread, RenderedList } from './render-thread';

/**
 * Renders the jobs in threads, which go on while this one is busy with something else, and ends them; resolves to what came of them, in
 * their order. Rejects with one sentence when a thread ends before.
 */
export async function renderInThreads(
  threads: readonly RenderThread[],
  start: Omit<PagesForThread, 'pairs' | 'taken'>,
  pairs: readonly PairOfJobs[],
  onRendered: (pages: number) => void,
): Promise<RenderedJob[]> {
  const results: RenderedJob[][] = [];
  const hear = ({ place, rendered }: RenderedList) => {
    results[place] = rendered;
    onRendered(rendered.length);
  };
  const taken = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const stopAll = () => threads.forEach(({ stop }) => stop());
  const render = (thread: RenderThread) =>
    thread.render({ ...start, pairs, taken }, hear).catch((error: unknown) => {
      stopAll();
      throw error;
    });
  await whenStill(threads.map(render));
  return results.flat();
}
