import type { FollowedLink } from './followed-link';

const STORE = 'otherfolk:places';

/** Where a reader was on a page when leaving it. */
export interface Place {
  /** How far it was scrolled. */
  y: number;
  /** By which it was left, if by one. */
  link?: FollowedLink | undefined;
}

/** Places by page, each visit of a page by itself. */
export type Places = Record<string, Place>;

export function readPlaces(): Places {
  try {
    return JSON.parse(sessionStorage.getItem(STORE) ?? '{}') as Places;
  } catch {
    return {};
  }
}

export function savePlaces(places: Places): void {
  try {
    sessionStorage.setItem(STORE, JSON.stringify(places));
  } catch {
    // Without storage, a reload starts at the top.
  }
}
