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
