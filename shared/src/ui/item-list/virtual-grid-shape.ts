import { type RefObject, startTransition, useEffect, useState } from 'react';

/** The least height of a row: where nothing is laid out, such as in a hidden frame, a list must not seem to fit on the screen as a whole. */
const LEAST_ROW = 100;

/** How the cards of a list lie on the page, in pixels. */
export interface GridShape {
  columns: number;
  width: number;
  gap: number;
  /** The distance from the top of the document to the first row. */
  top: number;
  /** The height of a row that has not been drawn yet. */
  rowHeight: number;
}

function shapeOf(list: HTMLElement, before: GridShape | undefined): GridShape {
  const box = list.getBoundingClientRect();
  const top = Math.round(box.top + window.scrollY);
  if (before && Math.abs(before.width - box.width) < 1) return before.top === top ? before : { ...before, top };
  const { gridTemplateColumns, rowGap } = getComputedStyle(list);
  return {
    columns: gridTemplateColumns.split(' ').length,
    width: box.width,
    gap: Number.parseFloat(rowGap) || 0,
    top,
    rowHeight: Math.max(Math.round(list.firstElementChild?.getBoundingClientRect().height ?? 0), LEAST_ROW),
  };
}

/** The shape of a grid, as its style sheet lays it out; follows every change of the page. */
export function useGridShape(list: RefObject<HTMLElement | null>): GridShape | undefined {
  const [shape, setShape] = useState<GridShape>();
  // When the first cards are on the screen, where it costs no layout of its own.
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = () => startTransition(() => setShape((before) => shapeOf(element, before)));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // Elements above the list move it, and makes the page longer or shorter.
    observer.observe(document.body);
    measure();
    return () => observer.disconnect();
  }, [list]);
  return shape;
}
