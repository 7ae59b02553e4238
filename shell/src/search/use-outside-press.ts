import { type RefObject, useEffect } from 'react';

/** Closes a modal dialog with `closedby="any"` by a press outside of it in browsers that do not know the attribute. */
export function useOutsidePress(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const element = dialog.current;
    if (!element || 'closedBy' in HTMLDialogElement.prototype) return;
    // The events of its backdrop are those of the dialog.
    const isOutside = ({ target, clientX: x, clientY: y }: MouseEvent): boolean => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return target === element && (x < left || x > right || y < top || y > bottom);
    };
    // Words that are selected up to beyond the edge are no press outside of it.
    let hasBegunOutside = false;
    const begin = (event: PointerEvent) => {
      hasBegunOutside = isOutside(event);
    };
    const end = (event: MouseEvent) => {
      if (hasBegunOutside && isOutside(event)) element.close();
    };
    element.addEventListener('pointerdown', begin);
    element.addEventListener('click', end);
    return () => {
      element.removeEventListener('pointerdown', begin);
      element.removeEventListener('click', end);
    };
  }, [dialog]);
}
