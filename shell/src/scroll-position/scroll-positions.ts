import { isJsonRecord } from '@otherfolk/shared/domain/json-record';
import { tryOr } from '@otherfolk/shared/domain/try-or';
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
type Places = Record<string, Place>;

let places: Places = {};

/** Where a page was left, since the browser loaded this one. */
export const placeOn = (page: string): Place | undefined => places[page];

export function rememberPlace(page: string, place: Place): void {
  places[page] = place;
}

const isNumber = (value: unknown) => Number.isFinite(value);
const isNumberIfAny = (value: unknown) => value === undefined || isNumber(value);

const isLink = (value: unknown) =>
  isJsonRecord(value) &&
  typeof value.href === 'string' &&
  isNumber(value.nth) &&
  isNumberIfAny(value.at) &&
  isNumberIfAny(value.position);

const isPlace = (value: unknown): value is Place =>
  isJsonRecord(value) && isNumber(value.y) && (value.link === undefined || isLink(value.link));

/** What this tab stored when it was last left; what is no place is left out. */
export function storedPlaces(): Places {
  const stored = tryOr((): unknown => JSON.parse(sessionStorage.getItem(STORE) ?? ''), {});
  const entries = isJsonRecord(stored) ? Object.entries(stored) : [];
  return Object.fromEntries(entries.filter((entry): entry is [string, Place] => isPlace(entry[1])));
}

export function restorePlaces(): void {
  places = { ...storedPlaces(), ...places };
}

/** Without storage, a reload starts at the top. */
export function storePlaces(): void {
  tryOr(() => sessionStorage.setItem(STORE, JSON.stringify(places)), undefined);
}

/** They tell where somebody has been; what the tab has stored of them is for the caller to clear. */
export function forgetPlaces(): void {
  places = {};
}
