import { parseTagParam, tagParam } from '@otherfolk/shared/domain/tag-address';
import { ALL_STAGES, type LocationFilters, type StageFilter } from './location-filters';

/** `tag` once for each tag, its group before a colon; `stage`; `hidden`. */
const TAG = 'tag';
const STAGE = 'stage';
const HIDDEN = 'hidden';
const YES = '1';

const STAGES: readonly StageFilter[] = [ALL_STAGES, 'published', 'next', 'pipeline'];

/** What the URL asks for; whatever it does not say, or says in another way, is not filtered. */
export function readFilters(params: URLSearchParams): LocationFilters {
  const stage = STAGES.find((each) => each === params.get(STAGE)) ?? ALL_STAGES;
  return {
    tags: params.getAll(TAG).flatMap((text) => parseTagParam(text) ?? []),
    stage,
    showHidden: params.get(HIDDEN) === YES,
  };
}

/** The URL's part for these filters: empty for none. Other parameters stay. */
export function writeFilters(params: URLSearchParams, { tags, stage, showHidden }: LocationFilters): URLSearchParams {
  const written = new URLSearchParams(params);
  for (const name of [TAG, STAGE, HIDDEN]) written.delete(name);
  for (const tag of tags) written.append(TAG, tagParam(tag));
  if (stage !== ALL_STAGES) written.set(STAGE, stage);
  if (showHidden) written.set(HIDDEN, YES);
  return written;
}
