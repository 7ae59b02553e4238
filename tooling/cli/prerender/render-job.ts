import { setImmediate } from 'node:timers/promises';
import type { ReadJson } from '@otherfolk/shared/catalogue/read-json';
import type { PageSources, RenderedPage, RenderPage } from '@otherfolk/shared/contract/rendering';
import type { LocalDay } from '@otherfolk/shared/domain/local-day';
import { mapConcurrent } from '@otherfolk/system/map-concurrent';
import type { RecordPlace } from '../site/export-record';
import { collectConsole, type ConsoleLine, withAttributedConsole } from './attribute-console';
import { contentsOf, type PageJob, type PairOfJobs } from './page-job';
import { stageContents, type StagedContent } from './staged-files';

/** Where one page waits, another is drawn. */
const PAIRS_AT_ONCE = 8;

/** What all pages of an export have in common. */
export interface PageContext {
  origin: string;
  today: LocalDay;
  place: RecordPlace;
}

/** What came of a job; it can be handed from one thread to another. */
export interface RenderedJob {
  url: string;
  /** Whether it is what was wanted: otherwise there are no files. */
  isDone: boolean;
  /** Why it is not. */
  failure?: string;
  files: StagedContent[];
  restsOn?: PageSources;
  said: ConsoleLine[];
}

type Rendering = [renderPage: RenderPage, read: ReadJson, context: PageContext];

function staged(page: RenderedPage, said: ConsoleLine[], { place }: PageContext, job: PageJob): RenderedJob {
  const { url, mayBeBare = false } = job;
  const isDone = page.rendered || mayBeBare;
  const files = isDone ? stageContents(place, contentsOf(job, page)) : [];
  const { restsOn, failure } = page;
  return { url, isDone, files, said, ...(restsOn && { restsOn }), ...(!isDone && failure && { failure }) };
}

/** Renders a page and stages what it becomes; with it the page after it, if it is drawn the same. */
async function renderPair([job, next]: PairOfJobs, rendering: Rendering): Promise<RenderedJob[]> {
  const [renderPage, read, context] = rendering;
  const { origin, today } = context;
  const request = { url: job.url, origin, today, read, ...(next && { also: next.url }) };
  const { result: page, said } = await collectConsole(() => renderPage(request));
  const rendered = staged(page, said, context, job);
  if (!next) return [rendered];
  // What is to be said of the other page is said while it is drawn.
  const also = said.length === 0 ? page.also : undefined;
  return [rendered, ...(also ? [staged(also, [], context, next)] : await renderPair([next], rendering))];
}

/** Renders pages and stages what they become, some at the same time; resolves to what came of them, in their order. */
export async function renderJobs(
  rendering: Rendering,
  pairs: readonly PairOfJobs[],
  onRendered: (pages: number) => void = () => undefined,
): Promise<RenderedJob[]> {
  const rendered = await withAttributedConsole(() =>
    mapConcurrent(PAIRS_AT_ONCE, pairs, async (pair) => {
      const jobs = await renderPair(pair, rendering);
      onRendered(jobs.length);
      // React keeps a page until the event loop has turned, and reading files does not make it turn.
      await setImmediate();
      return jobs;
    }),
  );
  return rendered.flat();
}
