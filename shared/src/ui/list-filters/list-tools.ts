import type { ReactNode } from 'react';
import type { ListDefinition, Listed } from '../../domain/list-filters/list-definition';
import type { Found } from '../../domain/list-filters/list-finder';
import type { Viewer } from '../../domain/viewer';
import type { ListQuery } from '../../queries/list-query';
import type { ListStart } from '../../queries/list-start-query';
import type { TableDefinition } from './item-table';

/** The content of a list: before it can be filtered, items and their number alone. */
type Shown<Item> = ListStart<Item> & Partial<Found<Item>> & { count?: number; table?: ReactNode };

export type Find<Item> = (
  entries: readonly Item[],
  params: URLSearchParams,
  viewer: Viewer,
  release: number,
  baseAge?: number,
) => Shown<Item>;

export interface ListToolsProps<Item extends Listed> {
  tools: Pick<ListTools<Item>, 'definition' | 'table'>;
  list: ListQuery<Item>;
  viewer: Viewer;
  release: number;
  shown: Shown<Item>;
  /** The filters of the list, and how to ask it for something else. */
  params: URLSearchParams;
  onAsk: (params: URLSearchParams) => void;
  /** To be called with each choice: the cards of one screen are drawn before the others. */
  drawFirst: () => void;
}

/** All about finding in a list: how, and what to ask with. */
export interface ListTools<Item extends Listed> {
  definition: ListDefinition<Item>;
  table: TableDefinition<Item>;
  find: Find<Item>;
}
