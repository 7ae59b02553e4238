import { imageIn, imageSearch, openedHere } from '../../browser/image-address';
import { keepScrollPosition } from '../../contract/keep-scroll-position';
import type { LightboxSourceOnPage } from './lightbox-source';

const wasOpenedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'openedHere' in state && state.openedHere === true;

/** Another image is shown: it takes the place of the one before in the history. */
export function moveAddress({ navigate, state }: LightboxSourceOnPage, file: string): void {
  const kept = wasOpenedHere(state) ? openedHere : keepScrollPosition;
  void navigate({ search: imageSearch(file) }, { replace: true, state: kept });
}

/** The lightbox is closed: back to the page, or to the page in the place of an address that was opened from elsewhere. */
export function leaveAddress({ navigate, state }: LightboxSourceOnPage): void {
  if (wasOpenedHere(state)) void navigate(-1);
  else void navigate({ search: '' }, { replace: true, state: keepScrollPosition });
}

/** Calls when back or forward lead to another image of the same page, until the signal. */
export function onTravel(show: (file: string) => void, signal: AbortSignal): void {
  const travelled = () => {
    const file = imageIn(window.location.search);
    if (file !== undefined) show(file);
  };
  window.addEventListener('popstate', travelled, { signal });
}
