import type { Tag } from '@otherfolk/shared/domain/tags';
import { ALL_STAGES, type LocationFilters, type StageFilter } from './location-filters';

/** `tag` once for each tag, its group before a colon; `stage`; `hidden`. */
const TAG = 'tag';
const STAGE = 'stage';
const HIDDEN = 'hidden';
const YES = '1';

const GROUP_END = ':';

const STAGES: readonly StageFilter[] = [ALL_STAGES, 'published', 'next', 'pipeline'];

/** A colon in the name of a group, or in a name, does not make two tags one. */
const textOf = ({ group, name }: Tag): string =>
  [group, name].map((part) => part.replace(/[:%]/g, encodeURIComponent)).join(GROUP_END);

function tagOf(text: string): Tag[] {
  const [group = '', name, ...rest] = text.split(GROUP_END);
  if (name === undefined || rest.length > 0) return [];
  try {
    return [{ group: decodeURIComponent(group), name: decodeURIComponent(name) }];
  } catch {
    return [];
  }
}

/** What the URL asks for; whatever it does not say, or says in another way, is not filtered. */
export function readFilters(params: URLSearchParams): LocationFilters {
  const stage = STAGES.find((each) => each === params.get(STAGE)) ?? ALL_STAGES;
  return { tags: params.getAll(TAG).flatMap(tagOf), stage, showHidden: params.get(HIDDEN) === YES };
}

/** The URL's part for these filters: empty for none. Other parameters stay. */
export function writeFilters(params: URLSearchParams, { tags, stage, showHidden }: LocationFilters): URLSearchParams {
  const written = new URLSearchParams(params);
  for (const name of [TAG, STAGE, HIDDEN]) written.delete(name);
  for (const tag of tags) written.append(TAG, textOf(tag));
  if (stage !== ALL_STAGES) written.set(STAGE, stage);
  if (showHidden) written.set(HIDDEN, YES);
  return written;
}
