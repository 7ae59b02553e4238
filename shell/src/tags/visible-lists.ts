import type { QueryFunctionContext } from '@tanstack/react-query';
import type { Viewer } from '@otherfolk/shared/domain/viewer';
import { visibleItems } from '@otherfolk/shared/domain/visibility';
import { characterIndexQuery } from '@otherfolk/shared/page/character-index-query';
import { listWithin } from '@otherfolk/shared/page/list-within';
import { locationIndexQuery } from '@otherfolk/shared/page/location-index-query';
import { plotVariantsQuery } from '@otherfolk/shared/page/plot-variants-query';

export interface Looking {
  viewer: Viewer;
  release: number;
}

/** What somebody may see of the three lists. */
export async function visibleLists(context: Pick<QueryFunctionContext, 'client'>, { viewer, release }: Looking) {
  const [characters, plots, locations] = await Promise.all([
    listWithin(context, characterIndexQuery),
    listWithin(context, plotVariantsQuery),
    listWithin(context, locationIndexQuery),
  ]);
  return {
    characters: visibleItems(characters, viewer, release),
    plots: visibleItems(plots, viewer, release),
    locations: visibleItems(locations, viewer, release),
  };
}
