import { type Tag, tagKey } from '../tags';

/** The filters of a list. One that is not set leaves the list as it is. */
export interface ListFilters {
  words: string;
  /** Tags that items must have; those that they must not have. None is in both. */
  tags: readonly Tag[];
  not: readonly Tag[];
  /** The values that are chosen of each facet, by its parameter; none for a facet that is not named. */
  choices: Readonly<Record<string, readonly string[]>>;
  /** Every item, whatever its stage. */
  showHidden: boolean;
  /** The value of an order; empty for the list's own. */
  order: string;
  view: 'grid' | 'table';
  /** The page of the table, from 1 on. */
  page: number;
}

export const NO_FILTERS: ListFilters = {
  words: '',
  tags: [],
  not: [],
  choices: {},
  showHidden: false,
  order: '',
  view: 'grid',
  page: 1,
};

export const MAX_WORDS_LENGTH = 200; // docs/product.md#constants
export const MAX_TAGS = 50; // docs/product.md#constants

/** The filters after 'Reset All Filters': order and view are no filters. */
export const withoutFilters = ({ order, view }: ListFilters): ListFilters => ({ ...NO_FILTERS, order, view });

/** How many things are asked for, each of which can be taken away by itself. */
export const countFilters = ({ words, tags, not, choices, showHidden }: ListFilters): number =>
  Number(words !== '') + tags.length + not.length + Object.values(choices).flat().length + Number(showHidden);

export type TagState = 'included' | 'excluded' | 'free';

const without = (tags: readonly Tag[], tag: Tag) => tags.filter((each) => tagKey(each) !== tagKey(tag));

/** The tags of filters in which a tag is included, excluded or neither. */
export const withTag = ({ tags, not }: ListFilters, tag: Tag, state: TagState): Pick<ListFilters, 'tags' | 'not'> => ({
  tags: [...without(tags, tag), ...(state === 'included' ? [tag] : [])],
  not: [...without(not, tag), ...(state === 'excluded' ? [tag] : [])],
});
