// Part of the inline script, so it imports next to nothing.
import { READY_EVENT } from './ready-event';

/** Where a browser that has had the fonts of the site keeps their URLs. */
export const FONTS_KEY = 'fonts';

/** Text is drawn without a font that takes longer; a line whose round trip does brings none in time. */
const MOST_ROUND_TRIP_MS = 100;

/** What the page needs in order to answer comes before fonts of the next page. */
const LATE_FONTS_AFTER_MS = 2000;

function knownFonts(): string | null {
  try {
    return localStorage.getItem(FONTS_KEY);
  } catch {
    return null;
  }
}

function remember(fonts: string): void {
  try {
    localStorage.setItem(FONTS_KEY, fonts);
  } catch {
    // Asked again on the next page.
  }
}

/** How long the page itself took to begin to come, or other answers of late, where the browser says so; otherwise 0. */
function roundTripMs(): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const { rtt = 0 } = (navigator as { connection?: { rtt?: number } }).connection ?? {};
  return Math.max(rtt, page ? page.responseStart - page.requestStart : 0);
}

function preload(href: string): void {
  const wanted = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href };
  document.head.append(Object.assign(document.createElement('link'), wanted));
}

/**
 * Asks for fonts with the page where they can come before its text is drawn: they are in the cache, or the line is quick. Elsewhere they
 * would delay its pictures and scripts without being shown: the page does without (`data-late-fonts`), and they come for the next one.
 */
export function loadFonts(urls: readonly string[]): void {
  const fonts = urls.join(' ');
  if (knownFonts() === fonts || roundTripMs() < MOST_ROUND_TRIP_MS) urls.forEach(preload);
  else document.documentElement.dataset.lateFonts = '';
  const load = () =>
    Promise.all(Array.from(document.fonts, (font) => font.load())).then(
      () => remember(fonts),
      () => undefined,
    );
  addEventListener(READY_EVENT, () => setTimeout(load, LATE_FONTS_AFTER_MS), { once: true });
}
