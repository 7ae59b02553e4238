import { createBar } from '../bar/create-bar';
import { placeOfBars } from '../bar/place-of-bars';

const UNAVAILABLE = 'What is not released yet cannot be shown now.'; // docs/product.md#releases-and-visibility

let shown: HTMLElement | undefined;

export function hideNotice(): void {
  shown?.remove();
  shown = undefined;
}

/** Says once that a member sees the public site alone. */
export function showNotice(tryAgain: () => void): void {
  if (shown) return;
  const actions = {
    'Try again': () => {
      hideNotice();
      tryAgain();
    },
    Close: () => shown?.remove(),
  };
  shown = createBar({ label: 'Not released yet', lines: [UNAVAILABLE], actions });
  shown.role = 'status';
  placeOfBars().append(shown);
}
