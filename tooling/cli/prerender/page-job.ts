import { pageDataPath, type RenderedPage } from '@otherfolk/shared/contract/rendering';

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
  ...(data === undefined ? [] : [[pageDataPath(url).slice(1), data] satisfies [string, string]]),
];
