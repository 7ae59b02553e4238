import type { LocalDay } from '../local-day';
import type { Tag } from '../tags';
import type { Viewer } from '../viewer';
import type { Visible } from '../visibility';

/** The viewer of a list and the time: what its filters and orders hang on beside the items. */
export interface Looking {
  viewer: Viewer;
  release: number;
  today: LocalDay;
}

export interface Listed extends Visible {
  id: string;
  tags: readonly Tag[];
}

export interface Choice {
  value: string;
  label: string;
}

/** Something that a list is filtered by, beside words and tags. An item passes with any of the values that are chosen. */
export interface Facet<Item> {
  /** Its name in the address. */
  param: string;
  label: string;
  /** One of them in a select, or several: as named swatches, or in a group that folds. */
  shape: 'select' | 'swatches' | 'group';
  /** The text of a select where nothing is chosen. */
  none?: string;
  /** Whether the panel says how many items each value would leave. */
  isCounted: boolean;
  /** The values to choose from, in their order. */
  choices: readonly Choice[];
  /** Whether a viewer is offered a value; without this, every value is. A facet with no value to offer is no filter. */
  isOffered?: (value: string, looking: Looking) => boolean;
  /** The values that an item has of them. */
  valuesOf: (item: Item, looking: Looking) => readonly string[];
}

export interface Order<Item> extends Choice {
  /** The key by which items are sorted, from the least on; those without it come last. Without it the order of the list stays. */
  keyOf?: (item: Item, looking: Looking & { baseAge: number }) => number | string | undefined;
}

/** The description of a list by which it is filtered and sorted. */
export interface ListDefinition<Item> {
  /** The name of the list in its address. */
  name: string;
  /** Whether an item must have all of the tags that are chosen in a group, or any of them. Across groups it is all. */
  tagsMatch: 'any' | 'all';
  /** Whether admins may list what nobody else sees. */
  hasHidden: boolean;
  /** The texts in which words are looked for, beside the tags. */
  textsOf: (item: Item) => readonly (string | undefined)[];
  facets: readonly Facet<Item>[];
  /** The first one is the list's own, and has no parameter. */
  orders: readonly [Order<Item>, ...Order<Item>[]];
}
