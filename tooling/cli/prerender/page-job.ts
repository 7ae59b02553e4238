import { pageDataPath, type RenderedPage } from '@otherfolk/shared/contract/rendering';
import { fileOfPath } from './public-pages';

/** A page that is to be rendered. */
export interface PageJob {
  url: string;
  /** The file of the site that it becomes. */
  file: string;
  /** Whether the bare layout is what is wanted. */
  mayBeBare?: boolean;
}

/** What a rendered page becomes: files of the site, and their texts. */
export const textsOf = ({ url, file }: PageJob, { html, data }: RenderedPage): [file: string, text: string][] => [
  [file, html],
  ...(data === undefined ? [] : [[fileOfPath(pageDataPath(url)), data] satisfies [string, string]]),
];
