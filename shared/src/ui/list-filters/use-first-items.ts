import { startTransition, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import type { Listed } from '../../domain/list-filters/list-definition';
import { afterFrame } from '../../page/after-frame';
import { useHydrated } from '../../page/use-hydrated';
import { FULL_LIST } from '../item-list/item-list-grid';
import type { Find, ListToolsProps } from './later-tools';

/** Of a small card, in pixels. */
const CARD = { width: 290, height: 450 };
const MORE_ITEMS = 12;

/** About as many as there are down to the foot of the screen. */
const firstItems = () =>
  Math.ceil((window.scrollY + window.innerHeight) / CARD.height) *
  Math.max(1, Math.floor(window.innerWidth / CARD.width));

/** Finds the first items alone. */
const firstOf =
  <Item extends Listed>(find: Find<Item>, limit: number): Find<Item> =>
  (...request) => {
    const found = find(...request);
    return { ...found, items: found.items.slice(0, limit), count: found.items.length };
  };

/**
 * Tells the list how to find, at first and whenever the reader chooses something: then the first cards come at once, and the
 * others after them in small steps. Gives what to call with a choice.
 */
export function useFirstItems<Item extends Listed>(
  find: Find<Item>,
  { shown: { items, count = items.length, filters }, onFind }: Pick<ListToolsProps<Item>, 'shown' | 'onFind'>,
): () => void {
  const [cameAsHtml] = useState(!useHydrated());
  useLayoutEffect(() => {
    const tell = () => onFind(() => find);
    if (cameAsHtml) startTransition(tell);
    else tell();
  }, [cameAsHtml, find, onFind]);
  const drawn = items.length;
  const isPart = filters !== undefined && drawn < count;
  // Of a long list only what is near the screen is drawn, whatever there is.
  const next = count > FULL_LIST ? count : drawn + MORE_ITEMS;
  useEffect(() => {
    if (!isPart) return;
    return afterFrame(() => startTransition(() => onFind(() => firstOf(find, next))));
  }, [find, onFind, isPart, next]);
  return useCallback(() => {
    // Who has scrolled down stays there: what is above must not come later.
    if (window.scrollY < window.innerHeight) onFind(() => firstOf(find, firstItems()));
  }, [find, onFind]);
}
