import type { KeyboardEvent } from 'react';
import { isPressedAlone } from '../browser/plain-click';

interface TabListProps {
  /** Begins the ids of tabs and panels. */
  id: string;
  label: string;
  names: readonly string[];
  current: number;
  onChoose: (index: number) => void;
}

/** The index to which each key leads, from one of so many tabs. */
const MOVES = new Map<string, (current: number, length: number) => number>([
  ['ArrowRight', (current, length) => (current + 1) % length],
  ['ArrowLeft', (current, length) => (current || length) - 1],
  ['Home', () => 0],
  ['End', (_, length) => length - 1],
]);

/** Tabs by the pattern of WAI-ARIA: one of them is reached by Tab, the others by arrow keys, Home and End, which open them. */
export function TabList({ id, label, names, current, onChoose }: TabListProps) {
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const next = isPressedAlone(event) ? MOVES.get(event.key)?.(current, names.length) : undefined;
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next);
    (event.currentTarget.parentElement?.children[next] as HTMLElement).focus();
  };
  return (
    <div role="tablist" aria-label={label}>
      {names.map((name, index) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={id + index}
          aria-selected={index === current}
          aria-controls={`${id}panel${index}`}
          dir="auto"
          tabIndex={index === current ? 0 : -1}
          onClick={() => onChoose(index)}
          onKeyDown={move}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

/** The attributes that make an element the panel of the tab with this index. */
export const tabPanel = (id: string, index: number, current: number) => ({
  role: 'tabpanel',
  id: `${id}panel${index}`,
  'aria-labelledby': id + index,
  hidden: index !== current,
  tabIndex: 0,
});
