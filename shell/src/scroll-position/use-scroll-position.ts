import { keepsPlace } from '@otherfolk/shared/contract/keep-scroll-position';
import { tryOr } from '@otherfolk/shared/domain/try-or';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType, type Location } from 'react-router-dom';
import { followedLink } from './followed-link';
import { placeOn, rememberPlace, restorePlaces, storedPlaces, storePlaces, type Place } from './scroll-positions';

/** A hash that somebody mistyped leads nowhere. */
function elementOf(hash: string): HTMLElement | null {
  return tryOr(() => document.getElementById(decodeURIComponent(hash.slice(1))), null);
}

// Asked for when a link is followed: from then on there is something to go back to.
const loadReturn = () => import(/* webpackChunkName: "return" */ './restore-scroll-position');

function goTo(page: string, place: Place): () => void {
  let stop = () => undefined as void;
  let isGone = false;
  loadReturn().then(
    ({ returnToPlace }) => {
      if (!isGone) stop = returnToPlace(place, (moved) => rememberPlace(page, moved));
    },
    () => window.scrollTo(0, place.y),
  );
  return () => {
    isGone = true;
    stop();
  };
}

const focusContent = () => document.getElementById('main')?.focus({ preventScroll: true });

/** Whether the browser shows this page again, and cannot scroll to where it was: it is not long enough yet. */
function isCutOff(y: number): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const isAgain = entry && 'type' in entry && (entry.type === 'reload' || entry.type === 'back_forward');
  return isAgain === true && y > document.documentElement.scrollHeight - window.innerHeight;
}

/**
 * A new page starts at its top, or at its anchor, with the focus on its content; going back or forward leads to where the page was
 * left, with the focus on the link that was followed. The first page of a visit is the browser's own business, as far as it can.
 */
export function usePlaceOnPage(): void {
  const { key, pathname, hash, state } = useLocation() as Location<unknown>;
  const type = useNavigationType();
  const first = useRef(true);
  const jump = useRef<string | undefined>(undefined);
  // The first page of each visit has the same key.
  const page = `${key} ${pathname}`;

  useEffect(() => {
    restorePlaces();
    window.history.scrollRestoration = 'manual';
    const leave = () => {
      storePlaces();
      window.history.scrollRestoration = 'auto';
    };
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);

  useLayoutEffect(() => {
    const remember = () => rememberPlace(page, { ...placeOn(page), y: window.scrollY });
    const follow = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      // Within the page the browser goes there itself, and its history has no place to return to.
      jump.current = link?.getAttribute('href')?.startsWith('#') ? link.hash : undefined;
      if (!link) return;
      rememberPlace(page, { y: window.scrollY, link: followedLink(link) });
      loadReturn().catch(() => undefined);
    };
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('click', follow, { capture: true });
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('click', follow, { capture: true });
    };
  }, [page]);

  useLayoutEffect(() => {
    if (first.current) {
      first.current = false;
      const place = storedPlaces()[page];
      return place && isCutOff(place.y) ? goTo(page, place) : undefined;
    }
    // Going back to it later is another matter: the page in between had its own place.
    if (keepsPlace(state) && type !== 'POP') {
      rememberPlace(page, { y: window.scrollY });
      return;
    }
    if (type === 'POP' && hash !== '' && jump.current === hash) return;
    if (type === 'POP') {
      const place = placeOn(page) ?? { y: 0 };
      if (!place.link) focusContent();
      return goTo(page, place);
    }
    const anchor = elementOf(hash);
    if (anchor) anchor.scrollIntoView();
    else window.scrollTo(0, 0);
    focusContent();
  }, [page, hash, state, type]);
}
