import type PhotoSwipe from 'photoswipe';

/** Keys that would move the page behind. */
const SCROLLING = [' ', 'PageUp', 'PageDown', 'Home', 'End'];

const isReachable = (button: HTMLElement) =>
  button.getClientRects().length > 0 && getComputedStyle(button).visibility === 'visible';

/** Past the last button comes the first, and the other way round. */
function goRound(dialog: HTMLElement, event: KeyboardEvent): void {
  const buttons = [...dialog.querySelectorAll('button')].filter(isReachable);
  const [first, last] = event.shiftKey ? [buttons.at(-1), buttons[0]] : [buttons[0], buttons.at(-1)];
  const leaves = event.target === last || (event.shiftKey && event.target === dialog);
  if (!leaves || !first) return;
  event.preventDefault();
  first.focus();
}

/** Takes the focus, keeps it, and answers to the keyboard while PhotoSwipe, which is still opening, does not yet. */
export function takeKeyboard(lightbox: PhotoSwipe): void {
  const { element: dialog, opener } = lightbox;
  const early: Partial<Record<string, () => void>> = {
    Escape: () => lightbox.close(),
    ArrowLeft: () => lightbox.prev(),
    ArrowRight: () => lightbox.next(),
  };
  dialog?.focus({ preventScroll: true });
  dialog?.addEventListener('keydown', (event) => {
    if (opener.isOpening) early[event.key]?.();
    if (event.key === 'Tab') goRound(dialog, event);
    if (event.target === dialog && SCROLLING.includes(event.key)) event.preventDefault();
  });
}
