import { startTransition, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import type { Listed } from '../../domain/list-filters/list-definition';
import { useHydrated } from '../../page/use-hydrated';
import { FULL_LIST } from '../item-list/item-list-grid';
import type { Find, ListToolsProps } from './later-tools';

/** More than a screen of cards, and few enough to be drawn at once. */
const FIRST_ITEMS = 6;
const MORE_ITEMS = 12;

/** Finds the first items of what is not so long that the list itself draws only what is near the screen. */
const firstOf =
  <Item extends Listed>(find: Find<Item>, limit: number): Find<Item> =>
  (...request) => {
    const found = find(...request);
    const count = found.items.length;
    return count > limit && count <= FULL_LIST ? { ...found, items: found.items.slice(0, limit), count } : found;
  };

/**
 * Tells the list how to find, at first and whenever the reader chooses something: then the first cards come at once, and the
 * others after them in small steps. Gives what to call with a choice.
 */
export function useFirstItems<Item extends Listed>(
  find: Find<Item>,
  { shown: { items, count = items.length }, onFind }: Pick<ListToolsProps<Item>, 'shown' | 'onFind'>,
): () => void {
  const [cameAsHtml] = useState(!useHydrated());
  useLayoutEffect(() => {
    const tell = () => onFind(() => find);
    if (cameAsHtml) startTransition(tell);
    else tell();
  }, [cameAsHtml, find, onFind]);
  const drawn = items.length;
  const isPart = drawn < count && count <= FULL_LIST;
  useEffect(() => {
    if (isPart) startTransition(() => onFind(() => firstOf(find, drawn + MORE_ITEMS)));
  }, [find, onFind, isPart, drawn]);
  return useCallback(() => {
    // Who has scrolled down stays there: what is above must not come later.
    if (window.scrollY < window.innerHeight) onFind(() => firstOf(find, FIRST_ITEMS));
  }, [find, onFind]);
}
