import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router-dom';
import { keepsScrollPosition } from '@otherfolk/shared/contract/keep-scroll-position';
import { tryOr } from '@otherfolk/shared/domain/try-or';
import { linkOf } from '../page-state/link-of';
import { followedLink } from './followed-link';
import {
  rememberScrollPosition,
  restoreScrollPositions,
  type ScrollPosition,
  scrollPositionOn,
  storedScrollPositions,
  storeScrollPositions,
} from './scroll-positions';

/** A hash that somebody mistyped leads nowhere. */
function elementOf(hash: string): HTMLElement | null {
  return tryOr(() => document.getElementById(decodeURIComponent(hash.slice(1))), null);
}

// The code comes with what makes pages ready to be opened: from the first link that is followed there is something to go back to.
const loadRestoring = () => import(/* webpackChunkName: "navigation" */ './restore-scroll-position');

/** Begins what needs the late code, unless it was ended before that came. Returns what ends it. */
function start(
  begin: (tools: Awaited<ReturnType<typeof loadRestoring>>) => () => void,
  failed = () => undefined as void,
) {
  let stop = () => undefined as void;
  let isGone = false;
  loadRestoring().then((tools) => {
    if (!isGone) stop = begin(tools);
  }, failed);
  return () => {
    isGone = true;
    stop();
  };
}

function goTo(page: string, position: ScrollPosition) {
  const { activeElement } = document;
  return start(
    ({ restoreScrollPosition }) =>
      restoreScrollPosition(position, (moved) => rememberScrollPosition(page, moved), activeElement),
    () => window.scrollTo(0, position.y),
  );
}

/** Goes to what a hash names when it comes to be drawn: sections may be drawn after the page's heading. */
const goLater = (hash: string) => start(({ goWhenDrawn }) => goWhenDrawn(() => elementOf(hash)));

/** Keeps a jump true while the page still grows. Also loads what going back needs. */
function hold(anchor: Element | null): void {
  loadRestoring().then(
    ({ holdAnchor }) => anchor && holdAnchor(anchor),
    () => undefined,
  );
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
export function useScrollPosition(): void {
  const { key, pathname, hash, state } = useLocation() as Location<unknown>;
  const type = useNavigationType();
  const first = useRef(true);
  const jump = useRef<string | undefined>(undefined);
  // The first page of each visit has the same key.
  const page = `${key} ${pathname}`;

  useEffect(() => {
    restoreScrollPositions();
    window.history.scrollRestoration = 'manual';
    const leave = () => {
      storeScrollPositions();
      window.history.scrollRestoration = 'auto';
    };
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);

  useLayoutEffect(() => {
    const remember = () => rememberScrollPosition(page, { ...scrollPositionOn(page), y: window.scrollY });
    const follow = (event: MouseEvent) => {
      const link = linkOf(event);
      // Within the page the browser goes there itself, and its history has no position to return to.
      jump.current = link?.getAttribute('href')?.startsWith('#') ? link.hash : undefined;
      if (!link) return;
      rememberScrollPosition(page, { y: window.scrollY, link: followedLink(link) });
      hold(elementOf(jump.current ?? ''));
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
      const position = storedScrollPositions()[page];
      if (position && isCutOff(position.y)) return goTo(page, position);
      if (hash) hold(elementOf(hash));
      return;
    }
    // Going back to it later is another matter: the page in between had its own position.
    if (keepsScrollPosition(state) && type !== 'POP') {
      rememberScrollPosition(page, { y: window.scrollY });
      return;
    }
    if (type === 'POP' && hash !== '' && jump.current === hash) return;
    if (type === 'POP') {
      const position = scrollPositionOn(page) ?? { y: 0 };
      if (!position.link) focusContent();
      return goTo(page, position);
    }
    const anchor = elementOf(hash);
    if (anchor) {
      anchor.scrollIntoView();
      hold(anchor);
    } else window.scrollTo(0, 0);
    focusContent();
    return hash !== '' && !anchor ? goLater(hash) : undefined;
  }, [page, hash, state, type]);
}
