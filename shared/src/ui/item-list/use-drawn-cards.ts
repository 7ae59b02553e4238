import { type RefObject, startTransition, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { afterFrame } from '../../browser/after-frame';
import { useHydrated } from '../../hooks/use-hydrated';
import { FULL_LIST } from './item-list-grid';

/** The size of a small card, in pixels. */
const CARD = { width: 290, height: 450 };
const MORE_CARDS = 12;

/** How many cards reached down to the foot of the screen when the reader left a list, by the key of its place in the history. */
const reached = new Map<string, number>();

/** About as many as there are down to the foot of the screen. */
const firstCards = (scrollY: number) =>
  Math.ceil((scrollY + window.innerHeight) / CARD.height) * Math.max(1, Math.floor(window.innerWidth / CARD.width));

function cardsAboveFoot(list: Element): number {
  const { top, height } = list.getBoundingClientRect();
  return Math.ceil((list.children.length * (window.innerHeight - top)) / height) + MORE_CARDS / 2;
}

/**
 * How many cards of a list are drawn. On a later page they are at first those on the screen, where its reader goes back to it down
 * to where it was left; the others come after them in small steps, so that nobody waits for what is not seen. So it is again when
 * `drawFirst` is called, within the transition that shows other items.
 */
export function useDrawnCards(
  list: RefObject<HTMLElement | null>,
  count: number,
): [drawn: number, drawFirst: () => void] {
  const { key } = useLocation();
  const isLong = count > FULL_LIST;
  const isLater = useHydrated();
  const [drawn, setDrawn] = useState(() => (isLater && !isLong ? (reached.get(key) ?? firstCards(0)) : Infinity));
  const isPart = drawn < count;
  // No number limits the cards of a long list, of which only those near the screen are drawn.
  const next = isLong ? Infinity : drawn + MORE_CARDS;
  useEffect(() => {
    if (!isPart) return;
    return afterFrame(() => startTransition(() => setDrawn(next)));
  }, [isPart, next]);
  useEffect(() => {
    if (isLong) return;
    const remember = () => list.current && reached.set(key, cardsAboveFoot(list.current));
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [list, key, isLong]);
  const drawFirst = useCallback(() => {
    // A reader who has scrolled down stays there: what is above must not come later.
    if (window.scrollY < window.innerHeight) setDrawn(firstCards(window.scrollY));
  }, []);
  return [drawn, drawFirst];
}
