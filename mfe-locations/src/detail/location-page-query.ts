import { queryOptions } from '@tanstack/react-query';
import type { Location } from '@otherfolk/shared/catalogue/schemas/location';
import { shellContextOf } from '@otherfolk/shared/contract/shell-context';
import { visibleItems } from '@otherfolk/shared/domain/visibility';
import { audienceKey } from '@otherfolk/shared/page/audience-key';
import { characterIndexQuery } from '@otherfolk/shared/page/character-index-query';
import { listWithin } from '@otherfolk/shared/page/list-within';
import { plotVariantsQuery } from '@otherfolk/shared/page/plot-variants-query';
import { type Connection, connectionsOf } from './connections';
import type { LocationRequest } from './load-location';

export interface LocationFiles {
  location: Location;
  plots: Connection[];
  characters: Connection[];
}

/** What one location page shows, as one viewer may see it. */
export const locationPageQuery = ({ locationId, viewer, release }: LocationRequest) =>
  queryOptions({
    queryKey: ['location', locationId, audienceKey(viewer), release],
    queryFn: async (context): Promise<LocationFiles> => {
      const loading = import(/* webpackChunkName: "readers" */ './load-location').then(({ loadLocation }) =>
        loadLocation(shellContextOf(context.meta).read, { locationId, viewer, release }),
      );
      const [location, plots, characters] = await Promise.all([
        loading,
        listWithin(context, plotVariantsQuery),
        listWithin(context, characterIndexQuery),
      ]);
      const visiblePlots = visibleItems(plots, viewer, release).map((plot) => ({ ...plot, name: plot.title }));
      return {
        location,
        plots: connectionsOf(location.connectedPlots, visiblePlots),
        characters: connectionsOf(location.connectedCharacters, visibleItems(characters, viewer, release)),
      };
    },
  });
