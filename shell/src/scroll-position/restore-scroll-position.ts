export { goWhenDrawn, holdAnchor } from './hold-anchor';
import { findLink, topOfLink } from './find-link';
import { topOf } from './followed-link';
import type { ScrollPosition } from './scroll-positions';
import { untilReaderActs } from './until-reader-acts';

/** How long a page that is still growing may take until a remembered position exists on it. */
const RESTORE_TIMEOUT_MS = 3000;

/** The number of frames after which a position that did not move is reached: whatever grows on the way there has grown. */
const STILL_FRAMES = 10;

/**
 * Scrolls to where the page was left and focuses the link that was followed, as soon as it is there; gives up when the reader
 * acts, or when anything else takes the focus, such as a lightbox for the image that it showed last. Hands on where link and page
 * stand now, both measured in one frame: the page may be left again at any time. `focused` had the focus as the page was reached.
 */
export function restoreScrollPosition(
  { y, link }: ScrollPosition,
  remember: (position: ScrollPosition) => void,
  focused = document.activeElement,
): () => void {
  const { activeElement } = document;
  if (activeElement !== focused && activeElement !== document.body) return () => undefined;
  // The content above may have another height by now: the link says where the position is.
  const wantedTop = link?.at === undefined ? undefined : link.at - y;
  let still = 0;
  let hasFocused = !link;
  const step = () => {
    const top = link && wantedTop !== undefined ? topOfLink(link) : undefined;
    const distance = top === undefined || wantedTop === undefined ? y - window.scrollY : top - wantedTop;
    still = Math.abs(distance) < 2 ? still + 1 : 0;
    if (still === 0) window.scrollBy(0, distance);
    const element = link && findLink(link);
    if (element && link.at !== undefined)
      remember({ y: window.scrollY, link: { ...link, at: topOf(element) + window.scrollY } });
    if (element && !hasFocused) {
      hasFocused = true;
      element.focus({ preventScroll: true });
    }
    if (hasFocused && still >= STILL_FRAMES) stop();
    else frame = requestAnimationFrame(step);
  };
  const stop = () => {
    cancelAnimationFrame(frame);
    endWaiting();
    document.removeEventListener('focusin', onFocus);
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (!link || target !== findLink(link)) stop();
  };
  document.addEventListener('focusin', onFocus);
  const endWaiting = untilReaderActs(stop, RESTORE_TIMEOUT_MS, ['resize']);
  let frame = 0;
  step();
  return stop;
}
