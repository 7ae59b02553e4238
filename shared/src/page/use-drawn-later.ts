import { useDeferredValue, useState } from 'react';
import { useHydrated } from './use-hydrated';

/**
 * A value for what stands below the first screen: it follows in a drawing of its own, so that the heading does not wait for it.
 * Null while a page that was opened by a link is drawn for the first time; never in HTML, nor when a page takes it over.
 */
export function useDrawnLater<T>(value: T): T | null {
  const isHydrated = useHydrated();
  const [cameAsHtml] = useState(!isHydrated);
  // Not undefined: with it React does not defer the first value.
  return useDeferredValue(value, cameAsHtml ? value : null);
}
