import { parentPort, workerData } from 'node:worker_threads';
import { type PublicFiles, publicReader } from '../guarded/public-files';
import { loadRenderer, type Renderer } from '../site/renderer';
import type { PairOfJobs } from './page-job';
import { type PageContext, renderJobs } from './render-job';

/** What a thread is told when it begins. */
export interface ThreadStart {
  renderer: Renderer;
  catalogue: PublicFiles;
  context: PageContext;
}

/** Answers each list of jobs with what came of them. What it cannot do ends the thread. */
export function renderInThread(): void {
  const { renderer, catalogue, context } = workerData as ThreadStart;
  const renderPage = loadRenderer(renderer);
  const read = publicReader(catalogue);
  const work = async (pairs: PairOfJobs[]) => {
    parentPort?.postMessage(await renderJobs([renderPage, read, context], pairs));
  };
  let last = Promise.resolve();
  parentPort?.on('message', (pairs: PairOfJobs[]) => {
    last = last.then(() => work(pairs));
    last.catch((error: unknown) => {
      // Thrown outside of any promise: the thread ends, and whoever waits for it hears why.
      setImmediate(() => {
        throw error;
      });
    });
  });
}
