import { parentPort, workerData } from 'node:worker_threads';
import { DONE } from '@otherfolk/system/run-worker';
import { type PublicFiles, publicReader } from '../../derive/guarded/public-files';
import { loadRenderer, type Renderer } from '../site/renderer';
import type { PageJob } from './page-job';
import { type PageContext, type RenderedJob, renderJobs } from './render-job';

/** Pages that a thread takes at a time: few, so that all threads end at the same time. */
const PAGES_OF_A_LIST = 24;

/** The pages of an export, of which each thread takes some. */
export interface PagesForThread {
  renderer: Renderer;
  catalogue: PublicFiles;
  context: PageContext;
  jobs: readonly PageJob[];
  /** One number that the threads share: how many of the pages have been taken. */
  taken: SharedArrayBuffer;
}

/** What came of the pages from a place on. */
export interface RenderedList {
  place: number;
  rendered: RenderedJob[];
}

const tell = (message: RenderedList | typeof DONE) => parentPort?.postMessage(message);

/** Loads the renderer, and takes pages until there are none, without asking anybody. What it cannot do ends the thread. */
export async function renderInThread(): Promise<void> {
  const { renderer, catalogue, context, jobs, taken } = workerData as PagesForThread;
  const renderPage = loadRenderer(renderer);
  const read = publicReader(catalogue);
  const counter = new Int32Array(taken);
  const next = () => Atomics.add(counter, 0, PAGES_OF_A_LIST);
  for (let place = next(); place < jobs.length; place = next()) {
    const list = jobs.slice(place, place + PAGES_OF_A_LIST);
    tell({ place, rendered: await renderJobs([renderPage, read, context], list) });
  }
  tell(DONE);
}
