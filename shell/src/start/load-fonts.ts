// Part of the inline script, so it imports next to nothing.
import { preload } from './preload';

/** Text is drawn without a font that takes longer; a line whose round trip does brings none in time. Chrome tells it in steps of 50. */
const MOST_ROUND_TRIP_MS = 100;

/** How long the page itself took to begin to come, or other answers of late, where the browser says so; otherwise 0. */
function roundTripMs(): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const { rtt = 0 } = (navigator as { connection?: { rtt?: number } }).connection ?? {};
  return Math.max(rtt, page ? page.responseStart - page.requestStart : 0);
}

/** Whether the service worker answers for this page: it has the fonts. */
const areKept = () => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;

/**
 * Asks for fonts with the page where they can come before its text is drawn: they are kept on the device, or the line is quick. Elsewhere
 * they would delay its pictures and scripts without being shown, and the page does without (`data-late-fonts`).
 */
export function loadFonts(urls: readonly string[]): void {
  if (areKept() || roundTripMs() <= MOST_ROUND_TRIP_MS)
    for (const href of urls) preload({ as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href });
  else document.documentElement.dataset.lateFonts = '';
}
