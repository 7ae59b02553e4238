import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, startTransition, useLayoutEffect, useRef } from 'react';
import { type GridShape, useGridShape } from './virtual-grid-shape';

/** The part of a long list that is in the document, whole rows of it, and the room in pixels that the rest takes. */
export interface ListWindow {
  from: number;
  to: number;
  before: number;
  after: number;
  columns: number;
}

interface VirtualRowsProps {
  list: RefObject<HTMLElement | null>;
  /** The present items of the list; a different array where it holds others. */
  items: readonly unknown[];
  count: number;
  /** The window that is in the document. */
  near: ListWindow;
  /** Called with the window that should be in the document. */
  onNear: (near: ListWindow) => void;
}

/** Rows beyond the screen, on either side. */
const OVERSCAN = 2;
const ROW = 'data-row';
const PLACE = 'aria-posinset';
const PLACES = 'aria-setsize';

/** Does nothing where the value is the same, as it is of most cards. */
function setAttribute(card: Element, name: string, value: number): void {
  if (card.getAttribute(name) !== String(value)) card.setAttribute(name, String(value));
}

interface RowsProps extends VirtualRowsProps {
  shape: GridShape;
  /** The first item of the first row of which half or more is on the screen. */
  topItem: RefObject<number>;
}

function Rows({ list, items, count, near, onNear, shape, topItem }: RowsProps) {
  const { columns, gap, top, rowHeight } = shape;
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(count / columns),
    estimateSize: () => rowHeight,
    gap,
    scrollMargin: top,
    overscan: OVERSCAN,
    indexAttribute: ROW,
    useFlushSync: false,
  });
  const rows = virtualizer.getVirtualItems();
  const [first, last] = [rows[0], rows.at(-1)];
  const from = (first?.index ?? 0) * columns;
  const to = Math.min(((last?.index ?? 0) + 1) * columns, count);
  const before = Math.max((first?.start ?? top) - top, 0);
  const after = Math.max(virtualizer.getTotalSize() + top - (last?.end ?? top), 0);

  useLayoutEffect(() => {
    // Cards are drawn in small steps: one that comes a moment later is better than a page that does not follow the finger.
    startTransition(() => onNear({ from, to, before, after, columns }));
  }, [onNear, from, to, before, after, columns]);

  // A card draws its own list item, and does not know its place.
  useLayoutEffect(() => {
    [...(list.current?.children ?? [])].forEach((card, index) => {
      setAttribute(card, PLACE, near.from + index + 1);
      setAttribute(card, PLACES, count);
    });
  }, [list, items, count, near]);
  useLayoutEffect(() => {
    const element = list.current;
    return () =>
      [...(element?.children ?? [])].forEach((card) => [PLACE, PLACES].forEach((name) => card.removeAttribute(name)));
  }, [list]);

  // The tallest card of a row makes the others as tall.
  useLayoutEffect(() => {
    if (near.columns !== columns) return;
    const cards = list.current?.children ?? [];
    for (let index = 0; index < cards.length; index += columns) {
      const card = cards[index];
      if (!card) continue;
      setAttribute(card, ROW, (near.from + index) / columns);
      virtualizer.measureElement(card);
    }
  });

  // The reader stays with the same item when the rows come to hold more of them, or fewer.
  useLayoutEffect(() => {
    const row = Math.floor(topItem.current / columns);
    if (row > 0) virtualizer.scrollToIndex(row, { align: 'start' });
  }, [virtualizer, columns, topItem]);
  useLayoutEffect(() => {
    // Another width is no scrolling: after several of them it is still the item that the reader chose.
    if (!virtualizer.isScrolling && topItem.current > 0) return;
    const row = virtualizer.getVirtualItemForOffset((virtualizer.scrollOffset ?? 0) + rowHeight / 2);
    topItem.current = (row?.index ?? 0) * columns;
  });
  return null;
}

/** Says which rows of a long list are near the screen. Draws nothing itself. */
export function VirtualRows(props: VirtualRowsProps) {
  const shape = useGridShape(props.list);
  const topItem = useRef(0);
  // Rows of another width have other heights: nothing that was measured holds any more.
  return shape && <Rows key={shape.width} {...props} shape={shape} topItem={topItem} />;
}
