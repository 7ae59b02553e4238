import { useSyncExternalStore } from 'react';

/** The width below which form and preview have no room beside each other; also in editor.module.css. */
const NARROW = '(width < 900px)';

function onChange(changed: () => void): () => void {
  const query = window.matchMedia(NARROW);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether form and preview take turns. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    onChange,
    () => window.matchMedia(NARROW).matches,
    () => false,
  );
