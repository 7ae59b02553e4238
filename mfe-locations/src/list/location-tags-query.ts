import { queryOptions } from '@tanstack/react-query';
import { VISITOR } from '@otherfolk/shared/domain/viewer';
import { visibleItems } from '@otherfolk/shared/domain/visibility';
import { listWithin } from '@otherfolk/shared/page/list-within';
import { locationIndexQuery } from './location-index-query';
import { tagGroups } from './tag-groups';

/** The tags that a visitor finds in the filters, which a page shows before it has read the list. */
export const locationTagsQuery = (release: number) =>
  queryOptions({
    queryKey: ['location-tags', release],
    queryFn: async (context) =>
      tagGroups(visibleItems(await listWithin(context, locationIndexQuery), VISITOR, release)),
    gcTime: Infinity,
  });
