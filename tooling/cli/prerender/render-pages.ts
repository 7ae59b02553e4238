import { availableParallelism } from 'node:os';
import { type PublicFiles, publicReader } from '../guarded/public-files';
import type { Deployment } from '../site/deployment';
import { type PageJob, pairsOf } from './page-job';
import { renderBeside, type RenderThread } from './render-beside';
import { renderInThreads } from './render-in-threads';
import { type PageContext, type RenderedJob, renderJobs } from './render-job';

/** Fewer pages are rendered sooner than another thread has loaded what it needs. */
const PAGES_PER_THREAD = 150;

interface PagesToRender {
  deployment: Deployment;
  catalogue: PublicFiles;
  context: PageContext;
  jobs: readonly PageJob[];
  /** A thread that has the renderer already. */
  thread?: RenderThread | undefined;
  /** Hears how many more pages are rendered. */
  onRendered: (pages: number) => void;
}

/** Renders pages and stages them, on all cores where they are many; resolves to what came of them, in their order. */
export async function renderPages(pages: PagesToRender): Promise<RenderedJob[]> {
  const { deployment, catalogue, context, jobs, thread, onRendered } = pages;
  const { renderer, renderPage } = deployment;
  const count = Math.min(availableParallelism(), Math.floor(jobs.length / PAGES_PER_THREAD));
  const pairs = pairsOf(jobs);
  if (renderer && (count > 1 || (thread && pairs.length > 0))) {
    const first = thread ?? renderBeside(renderer);
    const others = Array.from({ length: count - 1 }, () => renderBeside(renderer));
    return renderInThreads([first, ...others], { catalogue, context }, pairs, onRendered);
  }
  return renderJobs([renderPage, publicReader(catalogue), context], pairs, onRendered);
}
