import { queryOptions } from '@tanstack/react-query';
import { shellContextOf } from '../contract/shell-context';
import type { ListDefinition, Listed } from '../domain/list-filters/list-definition';
import { type Choices, unfilteredChoices } from '../domain/list-filters/list-finder';
import type { TagGroup } from '../domain/list-filters/tag-groups';
import { VISITOR } from '../domain/viewer';
import type { ListQuery } from './list-query';
import { listWithin } from './list-within';

/** How many tags of a group a page carries: those that most items have. */
export const CARRIED_TAGS = 16; // docs/product.md#constants

/** The first of a group, by how many items have them; still from A to Z. */
function mostOf({ group, tags }: TagGroup): TagGroup {
  if (tags.length <= CARRIED_TAGS) return { group, tags };
  const most = new Set([...tags].sort((a, b) => b.count - a.count).slice(0, CARRIED_TAGS));
  return { group, tags: tags.filter((tag) => most.has(tag)) };
}

/** The choices of a visitor to filter a list by, which a page shows before it has read the list. */
export const listChoicesQuery = <Item extends Listed>(
  list: ListQuery<Item>,
  definition: ListDefinition<Item>,
  release: number,
) =>
  queryOptions({
    queryKey: ['list-choices', definition.name, release],
    queryFn: async (context): Promise<Choices> => {
      const today = shellContextOf(context.meta).renderedOn;
      const looking = { viewer: VISITOR, release, today };
      const { groups, facets } = unfilteredChoices(definition, await listWithin(context, list), looking);
      return { groups: groups.map(mostOf), facets };
    },
    gcTime: Infinity,
  });
