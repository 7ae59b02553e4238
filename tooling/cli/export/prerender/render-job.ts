import { setImmediate } from 'node:timers/promises';
import type { ReadJson } from '@otherfolk/shared/catalogue/read-json';
import type { PageSources, RenderedPage, RenderPage } from '@otherfolk/shared/contract/rendering';
import type { LocalDay } from '@otherfolk/shared/domain/local-day';
import { mapConcurrent } from '@otherfolk/system/map-concurrent';
import type { RecordPlace } from '../site/export-record';
import { collectConsole, type ConsoleLine, withAttributedConsole } from './attribute-console';
import { contentsOf, type PageJob } from './page-job';
import { stageContents, type StagedContent } from './staged-files';

/** Where one page waits, another is drawn. */
const PAGES_AT_ONCE = 8;

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

async function renderJob(job: PageJob, rendering: Rendering): Promise<RenderedJob> {
  const [renderPage, read, context] = rendering;
  const { origin, today } = context;
  const { result: page, said } = await collectConsole(() => renderPage({ url: job.url, origin, today, read }));
  return staged(page, said, context, job);
}

/** Renders pages and stages what they become, some at the same time; resolves to what came of them, in their order. */
export function renderJobs(
  rendering: Rendering,
  jobs: readonly PageJob[],
  onRendered: (pages: number) => void = () => undefined,
): Promise<RenderedJob[]> {
  return withAttributedConsole(() =>
    mapConcurrent(PAGES_AT_ONCE, jobs, async (job) => {
      const rendered = await renderJob(job, rendering);
      onRendered(1);
      // React keeps a page until the event loop has turned, and reading files does not make it turn.
      await setImmediate();
      return rendered;
    }),
  );
}
