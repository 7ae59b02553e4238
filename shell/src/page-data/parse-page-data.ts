import { isJsonRecord } from '@otherfolk/shared/domain/json-record';
import type { PageBuilds, PageData } from '../page-state/page-data';

const isImage = (value: unknown) =>
  isJsonRecord(value) &&
  [value['src'], value['sizes'], value['srcSet'] ?? ''].every((each) => typeof each === 'string');

const isScript = (value: unknown) =>
  Array.isArray(value) &&
  typeof value[0] === 'string' &&
  ['string', 'undefined'].includes(typeof (value[1] ?? undefined));

const isQuery = (value: unknown) => isJsonRecord(value) && Array.isArray(value['queryKey']) && 'data' in value;

const isPageData = (json: unknown): json is PageData =>
  isJsonRecord(json) &&
  isJsonRecord(json['builds']) &&
  isJsonRecord(json['builds']['remotes']) &&
  Array.isArray(json['queries']) &&
  json['queries'].every(isQuery) &&
  Array.isArray(json['images']) &&
  json['images'].every(isImage) &&
  (json['scripts'] === undefined || (Array.isArray(json['scripts']) && json['scripts'].every(isScript)));

/** The builds that run in a tab, as `PageBuilds` has them. */
export interface RunningBuilds {
  scripts: string | undefined;
  remotes: PageBuilds['remotes'];
}

/** What came as the data of a page; undefined where it is none. */
export const parsePageData = (json: unknown): PageData | undefined => (isPageData(json) ? json : undefined);

/** Whether the same builds run here: those of another deployment may know the data in another shape. */
export const fits = ({ scripts, remotes }: PageBuilds, running: RunningBuilds): boolean =>
  scripts === running.scripts && Object.entries(remotes).every(([id, manifest]) => running.remotes[id] === manifest);
