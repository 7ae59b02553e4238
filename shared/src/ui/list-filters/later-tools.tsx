import { type ComponentType, lazy, type ReactNode } from 'react';
import type { Listed } from '../../domain/list-filters/list-definition';
import type { Found } from '../../domain/list-filters/list-finder';
import type { Viewer } from '../../domain/viewer';
import type { ListQuery } from '../../page/list-query';
import type { ListStart } from '../../page/list-start-query';

/** What a list shows: before it can be filtered, items and their number alone. */
type Shown<Item> = ListStart<Item> & Partial<Found<Item>> & { count?: number; table?: ReactNode };

export type Find<Item> = (
  entries: readonly Item[],
  params: URLSearchParams,
  viewer: Viewer,
  release: number,
  baseAge?: number,
) => Shown<Item>;

export interface ListToolsProps<Item extends Listed> {
  list: ListQuery<Item>;
  viewer: Viewer;
  release: number;
  shown: Shown<Item>;
  /** What the list is asked for, and how to ask it for something else. */
  params: URLSearchParams;
  onAsk: (params: URLSearchParams) => void;
  /** Told how to find in the list as soon as that is known. */
  onFind: (find: () => Find<Item>) => void;
  /** To be called with each choice: the cards of one screen are drawn before the others. */
  drawFirst: () => void;
}

type Load<Item extends Listed> = () => Promise<{ ListTools: ComponentType<ListToolsProps<Item>> }>;

/** The tools of a list, and what loads their code before they are drawn. */
export type LaterTools<Item extends Listed> = ComponentType<ListToolsProps<Item>> & { load: Load<Item> };

/** All about finding in a list, which a page can be read without: it comes later, and where it cannot be had the list is there. */
export function laterTools<Item extends Listed>(load: Load<Item>): LaterTools<Item> {
  const Tools = lazy<ComponentType<ListToolsProps<Item>>>(() =>
    load().then(
      ({ ListTools }) => ({ default: ListTools }),
      (error: unknown) => {
        console.warn('A list cannot be filtered', error);
        return { default: () => null };
      },
    ),
  );
  return Object.assign(Tools, { load });
}
