import '@otherfolk/shared/ui/bar.css';
import { createRoot, type Root } from 'react-dom/client';
import { placeOfBars } from '@otherfolk/shared/browser/place-of-bars';

const UNAVAILABLE = 'What is not released yet cannot be shown now.'; // docs/product.md#releases-and-visibility

let shown: { root: Root; place: HTMLElement } | undefined;

export function hideNotice(): void {
  shown?.root.unmount();
  shown?.place.remove();
  shown = undefined;
}

/** Says once that a member sees the public site alone. */
export function showNotice(tryAgain: () => void): void {
  if (shown) return;
  const place = document.createElement('div');
  placeOfBars().append(place);
  shown = { root: createRoot(place), place };
  const again = () => {
    hideNotice();
    tryAgain();
  };
  shown.root.render(
    <aside className="otherfolk-bar" aria-label="Not released yet">
      <p role="status">{UNAVAILABLE}</p>
      <button type="button" onClick={again}>
        Try again
      </button>
      <button type="button" onClick={hideNotice}>
        Close
      </button>
    </aside>,
  );
}
