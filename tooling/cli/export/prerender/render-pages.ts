import { availableParallelism } from 'node:os';
import { type PublicFiles, publicReader } from '../../derive/guarded/public-files';
import type { Deployment } from '../site/deployment';
import type { PageJob } from './page-job';
import { renderInThreads } from './render-in-threads';
import { type PageContext, type RenderedJob, renderJobs } from './render-job';

/** Fewer pages are rendered sooner than another thread has loaded what it needs. */
const PAGES_PER_THREAD = 150;

interface PagesToRender {
  deployment: Deployment;
  catalogue: PublicFiles;
  context: PageContext;
  jobs: readonly PageJob[];
  /** Hears how many more pages are rendered. */
  onRendered: (pages: number) => void;
}

/** Renders pages and stages them, on all cores where they are many; resolves to what came of them, in their order. */
export async function renderPages(pages: PagesToRender): Promise<RenderedJob[]> {
  const { deployment, catalogue, context, jobs, onRendered } = pages;
  const { renderer, renderPage } = deployment;
  const count = Math.min(availableParallelism(), Math.floor(jobs.length / PAGES_PER_THREAD));
  return renderer && count > 1
    ? renderInThreads(count, { renderer, catalogue, context, jobs }, onRendered)
    : renderJobs([renderPage, publicReader(catalogue), context], jobs, onRendered);
}
