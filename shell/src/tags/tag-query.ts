import { queryOptions } from '@tanstack/react-query';
import { NotFoundError } from '@otherfolk/shared/contract/not-found-error';
import { findTagAt } from '@otherfolk/shared/domain/tag-address';
import { hasTag, type Tag } from '@otherfolk/shared/domain/tags';
import { audienceKey } from '@otherfolk/shared/page/audience-key';
import { type Looking, visibleLists } from './visible-lists';

/** So many cards of a kind stand on the page of a tag: whole rows of 1, 2, 3, 4 and 6. */
const CARDS_OF_A_KIND = 48; // docs/product.md#tags

const TAG_NOT_FOUND = 'Tag not found'; // docs/product.md#error-texts

interface TagRequest extends Looking {
  /** The last two parts of the URL. */
  group: string;
  name: string;
}

export interface Bearers {
  /** Of the first of them. */
  ids: string[];
  total: number;
}

interface Bearer {
  id: string;
  themeColor?: string | undefined;
  accentColor?: string | undefined;
  tags: readonly Tag[];
}

function bearersOf(tag: Tag, items: readonly Bearer[]): Bearers {
  const bearers = items.filter(({ tags }) => hasTag(tags, tag));
  return { ids: bearers.slice(0, CARDS_OF_A_KIND).map(({ id }) => id), total: bearers.length };
}

/** What bears a tag, as far as somebody may see it, and the colours of the first that has some. */
export const tagQuery = ({ group, name, viewer, release }: TagRequest) =>
  queryOptions({
    queryKey: ['tag', group, name, audienceKey(viewer), release],
    queryFn: async (context) => {
      const { characters, plots, locations } = await visibleLists(context, { viewer, release });
      const all: Bearer[] = [...characters, ...plots, ...locations];
      const tag = findTagAt([...new Set(all.flatMap(({ tags }) => tags))], group, name);
      if (!tag) throw new NotFoundError(TAG_NOT_FOUND);
      const coloured = all.find((item) => (item.themeColor ?? item.accentColor) && hasTag(item.tags, tag));
      return {
        tag,
        themeColor: coloured?.themeColor,
        accentColor: coloured?.accentColor,
        characters: bearersOf(tag, characters),
        plots: bearersOf(tag, plots),
        locations: bearersOf(tag, locations),
      };
    },
  });
