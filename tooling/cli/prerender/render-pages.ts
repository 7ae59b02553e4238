import { availableParallelism } from 'node:os';
import { mapConcurrent } from '@otherfolk/system/map-concurrent';
import { type PublicFiles, publicReader } from '../guarded/public-files';
import type { Deployment } from '../site/deployment';
import { withAttributedConsole } from './attribute-console';
import type { PageJob } from './page-job';
import { renderInThreads } from './render-in-threads';
import { type PageContext, type RenderedJob, renderJob } from './render-job';
import { PAGES_AT_ONCE } from './render-thread';

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
  const threads = Math.min(availableParallelism(), Math.floor(jobs.length / PAGES_PER_THREAD));
  if (renderer && threads > 1) return renderInThreads(threads, { renderer, catalogue, context }, jobs, onRendered);
  const read = publicReader(catalogue);
  return withAttributedConsole(() =>
    mapConcurrent(PAGES_AT_ONCE, jobs, async (job) => {
      const rendered = await renderJob(renderPage, read, context, job);
      onRendered(1);
      return rendered;
    }),
  );
}
