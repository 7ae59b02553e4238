import type { ReadJson } from '@otherfolk/shared/catalogue/read-json';
import type { PageSources, RenderPage } from '@otherfolk/shared/contract/rendering';
import type { LocalDay } from '@otherfolk/shared/domain/local-day';
import type { RecordPlace } from '../site/export-record';
import { collectConsole, type ConsoleLine } from './attribute-console';
import { type PageJob, textsOf } from './page-job';
import { type StagedFile, stageText } from './staged-pages';

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
  files: StagedFile[];
  restsOn?: PageSources;
  said: ConsoleLine[];
}

/** Renders a page, and stages what it becomes. */
export async function renderJob(
  renderPage: RenderPage,
  read: ReadJson,
  { origin, today, place }: PageContext,
  job: PageJob,
): Promise<RenderedJob> {
  const { url, mayBeBare = false } = job;
  const { result: page, said } = await collectConsole(() => renderPage({ url, origin, today, read }));
  const isDone = page.rendered || mayBeBare;
  const files = isDone ? textsOf(job, page).map(([file, text]) => stageText(place, file, text)) : [];
  return { url, isDone, files, said, ...(page.restsOn && { restsOn: page.restsOn }) };
}
