import { type RefObject, useEffect } from 'react';

/** Closes a modal dialog with `closedby="any"` by a press beside it in browsers that do not know the attribute. */
export function usePressBeside(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const element = dialog.current;
    if (!element || 'closedBy' in HTMLDialogElement.prototype) return;
    // The dialog hears what happens on its backdrop.
    const isBeside = ({ target, clientX: x, clientY: y }: MouseEvent): boolean => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return target === element && (x < left || x > right || y < top || y > bottom);
    };
    // Words that are selected up to beyond the edge are no press beside it.
    let hasBegunBeside = false;
    const begin = (event: PointerEvent) => {
      hasBegunBeside = isBeside(event);
    };
    const end = (event: MouseEvent) => {
      if (hasBegunBeside && isBeside(event)) element.close();
    };
    element.addEventListener('pointerdown', begin);
    element.addEventListener('click', end);
    return () => {
      element.removeEventListener('pointerdown', begin);
      element.removeEventListener('click', end);
    };
  }, [dialog]);
}
