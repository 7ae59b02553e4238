import { findLink, topOfLink } from './find-link';
import type { Place } from './places';

/** How long a page that is still growing may take until a remembered place exists on it. */
const PATIENCE_MS = 3000;

/** A place that stayed where it is for so many frames is reached: whatever grows on the way there has grown. */
const STILL_FRAMES = 10;

const INTERRUPTIONS = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/** How far to scroll. What lies above may have another height by now: the link says where the place is. */
function distanceTo({ y, link }: Place): number {
  const top = link?.at === undefined ? undefined : topOfLink(link);
  return top === undefined ? y - window.scrollY : top - ((link?.at ?? 0) - y);
}

/** Scrolls to where the page was left and focuses the link that was followed, as soon as it is there; gives up when the reader acts. */
export function returnToPlace(place: Place): () => void {
  let still = 0;
  let focused = !place.link;
  const step = () => {
    const distance = distanceTo(place);
    still = Math.abs(distance) < 2 ? still + 1 : 0;
    if (still === 0) window.scrollBy(0, distance);
    const link = place.link && findLink(place.link);
    if (link && !focused) {
      link.focus({ preventScroll: true });
      focused = true;
    }
    if (focused && still >= STILL_FRAMES) stop();
    else frame = requestAnimationFrame(step);
  };
  const stop = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    for (const event of INTERRUPTIONS) window.removeEventListener(event, stop);
  };
  const timer = setTimeout(stop, PATIENCE_MS);
  for (const event of INTERRUPTIONS) window.addEventListener(event, stop, { passive: true });
  let frame = 0;
  step();
  return stop;
}
