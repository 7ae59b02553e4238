import { queryOptions } from '@tanstack/react-query';
import { countedGroups } from '@otherfolk/shared/domain/tag-groups';
import { audienceKey } from '@otherfolk/shared/queries/audience-key';
import { freshWhile } from '@otherfolk/shared/queries/list-query';
import { type Looking, visibleLists } from './visible-lists';

/** The tags of all that somebody may see, in their groups. */
export const tagsQuery = ({ viewer, release }: Looking) =>
  queryOptions({
    queryKey: ['tags', audienceKey(viewer), release],
    queryFn: async (context) => {
      return countedGroups(Object.values(await visibleLists(context, { viewer, release })).flat());
    },
    staleTime: ({ state }) => freshWhile((state.data?.length ?? 0) > 0),
  });
