import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { DONE } from '@otherfolk/system/run-worker';
import { type PublicFiles, publicReader } from '../guarded/public-files';
import { loadRenderer, type Renderer } from '../site/renderer';
import type { PairOfJobs } from './page-job';
import { type PageContext, type RenderedJob, renderJobs } from './render-job';

/** Pairs of jobs that a thread takes at a time: few, so that all threads end at the same time. */
const PAIRS_OF_A_LIST = 12;

/** What a thread is told when it begins. */
export interface ThreadStart {
  renderer: Renderer;
  /** Which pages it is to render comes there, once. */
  port: MessagePort;
}

/** The pages of an export, of which each thread takes some. */
export interface PagesForThread {
  catalogue: PublicFiles;
  context: PageContext;
  pairs: readonly PairOfJobs[];
  /** One number that the threads share: how many of the pairs have been taken. */
  taken: SharedArrayBuffer;
}

/** What came of the pairs from a place on. */
export interface RenderedList {
  place: number;
  rendered: RenderedJob[];
}

const tell = (message: RenderedList | typeof DONE) => parentPort?.postMessage(message);

/** Loads the renderer, and takes pairs of jobs until there are none, without asking anybody. What it cannot do ends the thread. */
export async function renderInThread(): Promise<void> {
  const { renderer, port } = workerData as ThreadStart;
  const told = new Promise<PagesForThread>((resolve) => port.once('message', resolve));
  const renderPage = loadRenderer(renderer);
  const { catalogue, context, pairs, taken } = await told;
  const read = publicReader(catalogue);
  const counter = new Int32Array(taken);
  const next = () => Atomics.add(counter, 0, PAIRS_OF_A_LIST);
  for (let place = next(); place < pairs.length; place = next()) {
    const list = pairs.slice(place, place + PAIRS_OF_A_LIST);
    tell({ place, rendered: await renderJobs([renderPage, read, context], list) });
  }
  tell(DONE);
}
