import { queryOptions } from '@tanstack/react-query';
import { NotFoundError } from '@otherfolk/shared/contract/not-found-error';
import { findTagAt } from '@otherfolk/shared/domain/tag-address';
import { tagKey } from '@otherfolk/shared/domain/tags';
import { forEachKind } from '@otherfolk/shared/kinds';
import { audienceKey } from '@otherfolk/shared/queries/audience-key';
import { type Bearer, visibleByTag } from './visible-by-tag';
import { type Looking, taggedLists } from './visible-lists';

/** The most cards of a kind on the page of a tag: whole rows of 1, 2, 3, 4 and 6. */
const CARDS_OF_A_KIND = 48; // docs/product.md#tags

const TAG_NOT_FOUND = 'Tag not found'; // docs/product.md#error-texts

interface TagRequest extends Looking {
  /** The last two parts of the URL. */
  group: string;
  name: string;
}

export interface Bearers {
  /** The ids of the first of them. */
  ids: string[];
  total: number;
}

const firstOf = (bearers: readonly Bearer[]): Bearers => ({
  ids: bearers.slice(0, CARDS_OF_A_KIND).map(({ id }) => id),
  total: bearers.length,
});

/** The items that bear a tag, as far as somebody may see it, and the colours of the first that has some. */
export const tagQuery = ({ group, name, viewer, release }: TagRequest) =>
  queryOptions({
    queryKey: ['tag', group, name, audienceKey(viewer), release],
    queryFn: async (context) => {
      const lists = await taggedLists(context);
      const looking = { viewer, release };
      const byTags = forEachKind((folder) => visibleByTag(lists[folder], looking));
      const tags = Object.values(byTags).flatMap((byTag) => Array.from(byTag.values(), ({ tag }) => tag));
      const tag = findTagAt(tags, group, name);
      if (!tag) throw new NotFoundError(TAG_NOT_FOUND);
      const bearers = forEachKind((folder) => byTags[folder].get(tagKey(tag))?.bearers ?? []);
      const coloured = Object.values(bearers)
        .flat()
        .find((item) => item.themeColor ?? item.accentColor);
      return {
        tag,
        themeColor: coloured?.themeColor,
        accentColor: coloured?.accentColor,
        ...forEachKind((folder) => firstOf(bearers[folder])),
      };
    },
  });
