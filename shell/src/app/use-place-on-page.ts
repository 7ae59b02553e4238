import { keepsPlace } from '@otherfolk/shared/contract/keep-place';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const STORE = 'otherfolk:places';

/** How long a page that is still growing may take until a remembered place exists on it. */
const PATIENCE_MS = 3000;

function readPlaces(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORE) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

function savePlaces(places: Record<string, number>): void {
  try {
    sessionStorage.setItem(STORE, JSON.stringify(places));
  } catch {
    // Without storage, a reload starts at the top.
  }
}

/** Scrolls to where the page was left, as soon as it is long enough; gives up when the reader scrolls. */
function returnTo(place: number): () => void {
  const arrived = () => {
    window.scrollTo(0, place);
    if (Math.abs(window.scrollY - place) < 2) stop();
  };
  const growth = new ResizeObserver(arrived);
  const timer = setTimeout(() => stop(), PATIENCE_MS);
  const stop = () => {
    growth.disconnect();
    clearTimeout(timer);
    for (const event of ['wheel', 'touchmove', 'keydown']) window.removeEventListener(event, stop);
  };
  for (const event of ['wheel', 'touchmove', 'keydown']) window.addEventListener(event, stop, { passive: true });
  growth.observe(document.body);
  arrived();
  return stop;
}

/**
 * A new page starts at its top, or at its anchor, with the focus on its content; going back leads to where the page was left.
 * The first page of a visit is the browser's own business.
 */
export function usePlaceOnPage(): void {
  const { key, hash, state } = useLocation();
  const type = useNavigationType();
  const first = useRef(true);
  const places = useRef<Record<string, number>>({});

  useEffect(() => {
    places.current = readPlaces();
    window.history.scrollRestoration = 'manual';
    const leave = () => {
      savePlaces(places.current);
      window.history.scrollRestoration = 'auto';
    };
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);

  useLayoutEffect(() => {
    const remember = () => {
      places.current[key] = window.scrollY;
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  useLayoutEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    if (keepsPlace(state)) return;
    if (type === 'POP') return returnTo(places.current[key] ?? 0);
    const anchor = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    if (anchor) anchor.scrollIntoView();
    else window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [key, hash, state, type]);
}
