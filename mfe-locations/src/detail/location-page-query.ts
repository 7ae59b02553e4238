import { queryOptions } from '@tanstack/react-query';
import { shellContextOf } from '@otherfolk/shared/contract/shell-context';
import { isVeiledRating } from '@otherfolk/shared/domain/content-veil';
import { visibleItems } from '@otherfolk/shared/domain/visibility';
import type { Location } from '@otherfolk/shared/kinds/location/location-schema';
import type { LinksOfItem } from '@otherfolk/shared/links/linked-items';
import { audienceKey } from '@otherfolk/shared/queries/audience-key';
import { characterIndexQuery } from '@otherfolk/shared/queries/character-index-query';
import { linksQuery } from '@otherfolk/shared/queries/links-query';
import { listWithin } from '@otherfolk/shared/queries/list-within';
import { plotVariantsQuery } from '@otherfolk/shared/queries/plot-variants-query';
import { type Connection, connectionsOf } from './connections';
import type { LocationRequest } from './load-location';

export interface LocationFiles {
  location: Location;
  plots: Connection[];
  characters: Connection[];
  links: Pick<LinksOfItem, 'mentionedBy' | 'mentions'>;
}

/** The data of one location page, as one viewer may see it. */
export const locationPageQuery = ({ locationId, viewer, release }: LocationRequest) =>
  queryOptions({
    queryKey: ['location', locationId, audienceKey(viewer), release],
    queryFn: async (context): Promise<LocationFiles> => {
      const loading = import(/* webpackChunkName: "readers" */ './load-location').then(({ loadLocation }) =>
        loadLocation(shellContextOf(context.meta).read, { locationId, viewer, release }),
      );
      const links = context.client.fetchQuery(linksQuery('locations', locationId, viewer));
      const [location, plots, characters, { mentionedBy, mentions }] = await Promise.all([
        loading,
        listWithin(context, plotVariantsQuery),
        listWithin(context, characterIndexQuery),
        links,
      ]);
      const visiblePlots = visibleItems(plots, viewer, release).map(({ id, coreId, title, coverImage }) => ({
        ...{ id, coreId, name: title },
        image: coverImage ? ({ kind: 'plotCover', file: coverImage } as const) : undefined,
      }));
      const visibleLives = visibleItems(characters, viewer, release).map(
        ({ id, coreId, name, avatar, contentRating }) => ({
          ...{ id, coreId, name },
          image: avatar && !isVeiledRating(contentRating) ? ({ kind: 'avatar', file: avatar } as const) : undefined,
        }),
      );
      return {
        location,
        plots: connectionsOf(location.connectedPlots, visiblePlots),
        characters: connectionsOf(location.connectedCharacters, visibleLives),
        links: { mentionedBy, ...(mentions && { mentions }) },
      };
    },
  });
