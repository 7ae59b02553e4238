import { isJsonRecord } from '@otherfolk/shared/domain/json-record';
import type { Boot } from '../page-state/boot';
import type { PageBuilds, PageData } from '../page-state/page-data';

const isImage = (value: unknown) =>
  isJsonRecord(value) &&
  [value['src'], value['sizes'], value['srcSet'] ?? ''].every((each) => typeof each === 'string');

const isQuery = (value: unknown) => isJsonRecord(value) && Array.isArray(value['queryKey']) && 'data' in value;

const isPageData = (json: unknown): json is PageData =>
  isJsonRecord(json) &&
  isJsonRecord(json['builds']) &&
  isJsonRecord(json['builds']['remotes']) &&
  Array.isArray(json['queries']) &&
  json['queries'].every(isQuery) &&
  Array.isArray(json['images']) &&
  json['images'].every(isImage);

/** The builds that run in a tab: those that its first page was rendered with. */
export interface RunningBuilds {
  /** As `PageBuilds` has them. */
  scripts: string | undefined;
  registry: Boot['registry'];
}

/** Whether the same builds run here: those of another deployment may know the data in another shape. */
const fits = ({ scripts, remotes }: PageBuilds, running: RunningBuilds) =>
  scripts === running.scripts &&
  isJsonRecord(running.registry) &&
  Object.entries(remotes).every(([id, manifest]) => (running.registry as Record<string, unknown>)[id] === manifest);

/** What came as the data of a page; undefined where it is none, or was made by another deployment than the one that runs here. */
export const acceptPageData = (json: unknown, running: RunningBuilds): PageData | undefined =>
  isPageData(json) && fits(json.builds, running) ? json : undefined;
