import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useHydrated } from '../../hooks/use-hydrated';

interface RandomItemLinkProps<Item> {
  items: readonly Item[];
  pathOf: (item: Item) => string;
}

/** Leads to any of the items that are shown: which one is decided when it is pointed at or focused. */
export function RandomItemLink<Item>({ items, pathOf }: RandomItemLinkProps<Item>) {
  const isHydrated = useHydrated();
  const [place, setPlace] = useState(() => (isHydrated ? Math.random() : 0));
  const item = items[Math.floor(place * items.length)];
  if (item === undefined) return null;
  const choose = () => setPlace(Math.random());
  return (
    <Link to={pathOf(item)} className="button" onPointerEnter={choose} onFocus={choose}>
      Surprise me
    </Link>
  );
}
