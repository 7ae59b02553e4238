import type { StartProgress } from '@otherfolk/shared/catalogue/progress';
import { paths } from '@otherfolk/shared/contract/paths';
import { OVERRIDE_PAGE } from '@otherfolk/shared/contract/rendering';
import type { LocalDay } from '@otherfolk/shared/domain/local-day';
import type { PublicFiles } from '../../derive/guarded/public-files';
import type { Deployment } from '../site/deployment';
import { printConsoleLines } from './attribute-console';
import type { CatalogueSnapshot } from './catalogue-snapshot';
import type { PageJob } from './page-job';
import type { PageRecord, RecordedPage } from './page-record';
import { pageFile } from './public-pages';
import { renderPages } from './render-pages';
import { recordedPage, reusablePages } from './reusable-pages';
import type { StagedFiles } from './staged-files';
import type { UntouchedOutputs } from './untouched-outputs';

/** Pages that show what a browser is told, or that no catalogue has: '-' is no id. */
const BARE_PAGES: readonly PageJob[] = [
  { url: OVERRIDE_PAGE, file: OVERRIDE_PAGE.slice(1), mayBeBare: true },
  { url: paths.character('-'), file: '404.html', mayBeBare: true },
];

interface PagesToStage {
  deployment: Deployment;
  catalogue: PublicFiles;
  /** The hash over what every page rests on (see page-key.ts). */
  key: string | undefined;
  snapshot: CatalogueSnapshot;
  origin: string;
  today: LocalDay;
  /** The last export's. */
  record: PageRecord;
  outputs: UntouchedOutputs;
  staged: StagedFiles;
  startProgress: StartProgress;
}

/** What the pages of a site came to. */
interface Staged {
  /** A sentence for each page that cannot be rendered, without its full stop. */
  failed: string[];
  /** What is recorded for the next export. */
  recorded: Pick<PageRecord, 'key' | 'remotes' | 'pages'>;
}

/**
 * Stages the pages of these URLs, of which those are rendered that are not as they would come out already. Where threads render them, these
 * have begun when it returns its promise.
 */
export async function stagePages(urls: readonly string[], to: PagesToStage): Promise<Staged> {
  const { deployment, catalogue, key, snapshot, origin, today, record, outputs, staged, startProgress } = to;
  const remotes = deployment.fingerprints?.remotes ?? {};
  const reusablePage = key === undefined ? () => undefined : reusablePages(record, { key, remotes }, snapshot, outputs);
  const pages = new Map<string, RecordedPage>();
  const jobs = [...urls.map((url): PageJob => ({ url, file: pageFile(url) })), ...BARE_PAGES].filter(({ url }) => {
    const reusable = reusablePage(url);
    if (!reusable) return true;
    pages.set(url, reusable);
    for (const [file] of reusable.outputs) staged.add({ file, isThere: true });
    return false;
  });
  const context = { origin, today, place: staged.place };
  const progress = startProgress('rendering pages', jobs.length);
  const rendered = await renderPages({
    ...{ deployment, catalogue, context, jobs },
    onRendered: progress.add,
  }).finally(progress.end);
  for (const job of rendered) {
    printConsoleLines(job.said);
    for (const file of job.files) staged.add(file);
    const recorded = recordedPage(job, snapshot);
    if (recorded) pages.set(job.url, recorded);
  }
  const failed = rendered
    .filter(({ isDone }) => !isDone)
    .map(({ url, failure }) => `${url} cannot be rendered${failure ? `: ${failure}` : ''}`);
  return { failed, recorded: { key: key ?? '', remotes, pages } };
}
