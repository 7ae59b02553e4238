import { pageDataPath, type RenderedPage } from '@otherfolk/shared/contract/rendering';
import { fileOfPath } from './public-pages';
import type { FileContent } from './staged-files';

/** A page that is to be rendered. */
export interface PageJob {
  url: string;
  /** The file of the site that it becomes. */
  file: string;
  /** Whether the bare layout is what is wanted. */
  mayBeBare?: boolean;
}

/** What a rendered page becomes: files of the site, and their contents. */
export const contentsOf = (
  { url, file }: PageJob,
  { html, data }: RenderedPage,
): [file: string, content: FileContent][] => [
  [file, html],
  ...(data === undefined ? [] : [[fileOfPath(pageDataPath(url)), data] satisfies [string, FileContent]]),
];

/** A page, and the page after it where that lies right below: a person's own address shows the same as that of a life. */
export type PairOfJobs = [job: PageJob, next?: PageJob];

const isRightBelow = (url: string, above: string) => url.slice(0, url.lastIndexOf('/')) === above;

/** The jobs in their order, those together that may be drawn the same. */
export function pairsOf(jobs: readonly PageJob[]): PairOfJobs[] {
  const pairs: PairOfJobs[] = [];
  for (const job of jobs) {
    const [above, taken] = pairs.at(-1) ?? [];
    if (above && !taken && isRightBelow(job.url, above.url)) pairs[pairs.length - 1] = [above, job];
    else pairs.push([job]);
  }
  return pairs;
}
