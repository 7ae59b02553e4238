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

type Context = Pick<QueryFunctionContext, 'client'>;

/** The three lists that have tags. */
export async function taggedLists(context: Context) {
  const [characters, plots, locations] = await Promise.all([
    listWithin(context, characterIndexQuery),
    listWithin(context, plotVariantsQuery),
    listWithin(context, locationIndexQuery),
  ]);
  return { characters, plots, locations };
}

/** What somebody may see of them. */
export async function visibleLists(context: Context, { viewer, release }: Looking) {
  const { characters, plots, locations } = await taggedLists(context);
  return {
    characters: visibleItems(characters, viewer, release),
    plots: visibleItems(plots, viewer, release),
    locations: visibleItems(locations, viewer, release),
  };
}
