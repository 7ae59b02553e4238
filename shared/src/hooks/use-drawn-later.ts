import { startTransition, useEffect, useState } from 'react';
import { useHydrated } from './use-hydrated';

/**
 * The id of the item whose part of the page is drawn, which lags behind `id` for a moment: what stands below the first screen is drawn
 * after the heading. Undefined while a page that was opened by a link is drawn for the first time; never in HTML, nor when a page takes it
 * over.
 */
export function useDrawnLater(id: string): string | undefined {
  const isHydrated = useHydrated();
  const [drawn, setDrawn] = useState(isHydrated ? undefined : id);
  useEffect(() => startTransition(() => setDrawn(id)), [id]);
  return drawn;
}
