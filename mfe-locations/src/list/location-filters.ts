import type { LocationIndexEntry } from '@otherfolk/shared/catalogue/schemas/location-index';
import { type Stage, stageOf } from '@otherfolk/shared/domain/release';
import { hasTag, type Tag } from '@otherfolk/shared/domain/tags';
import type { Viewer } from '@otherfolk/shared/domain/viewer';
import { visibleItems } from '@otherfolk/shared/domain/visibility';

export const ALL_STAGES = 'all';

export type StageFilter = typeof ALL_STAGES | Stage;

export interface LocationFilters {
  tags: readonly Tag[];
  stage: StageFilter;
  /** Every location, whatever its stage. */
  showHidden: boolean;
}

/** Only admins see what nobody else sees. */ // docs/product.md#filters-of-locations
export const mayShowHidden = ({ memType }: Viewer): boolean => memType === 'a';

/** The choices of the stage filter, which appears only for those who see more than one stage. */
export function stageChoices({ aN, aP }: Viewer): StageFilter[] {
  if (!aN && !aP) return [];
  return [ALL_STAGES, 'published', ...(aN ? (['next'] as const) : []), ...(aP ? (['pipeline'] as const) : [])];
}

interface Looking {
  viewer: Viewer;
  release: number;
}

/** What the viewer may see, of which the filters leave a part: the count's M. */
export function visibleLocations(
  entries: readonly LocationIndexEntry[],
  { showHidden }: Pick<LocationFilters, 'showHidden'>,
  { viewer, release }: Looking,
): readonly LocationIndexEntry[] {
  return showHidden && mayShowHidden(viewer) ? entries : visibleItems(entries, viewer, release);
}

/** An item must have every selected tag. Filters that the viewer does not have count as not set. */
export function filterLocations(
  visible: readonly LocationIndexEntry[],
  { tags, stage }: Pick<LocationFilters, 'tags' | 'stage'>,
  { viewer, release }: Looking,
): readonly LocationIndexEntry[] {
  const wanted = stageChoices(viewer).includes(stage) ? stage : ALL_STAGES;
  return visible.filter(
    (entry) =>
      (wanted === ALL_STAGES || stageOf(entry, release) === wanted) && tags.every((tag) => hasTag(entry.tags, tag)),
  );
}
