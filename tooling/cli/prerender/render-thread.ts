import { parentPort, workerData } from 'node:worker_threads';
import { mapConcurrent } from '@otherfolk/system/map-concurrent';
import { type PublicFiles, publicReader } from '../guarded/public-files';
import { loadRenderer, type Renderer } from '../site/renderer';
import { withAttributedConsole } from './attribute-console';
import type { PageJob } from './page-job';
import { type PageContext, renderJob } from './render-job';

/** Pages that one thread renders at the same time: while one waits for its files, another is drawn. */
export const PAGES_AT_ONCE = 8;

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
  const work = async (jobs: PageJob[]) => {
    const rendered = await withAttributedConsole(() =>
      mapConcurrent(PAGES_AT_ONCE, jobs, (job) => renderJob(renderPage, read, context, job)),
    );
    parentPort?.postMessage(rendered);
  };
  let last = Promise.resolve();
  parentPort?.on('message', (jobs: PageJob[]) => {
    last = last.then(() => work(jobs));
    last.catch((error: unknown) => {
      // Thrown outside of any promise: the thread ends, and whoever waits for it hears why.
      setImmediate(() => {
        throw error;
      });
    });
  });
}
