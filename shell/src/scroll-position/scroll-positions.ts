import { isJsonRecord } from '@otherfolk/shared/domain/json-record';
import { tryOr } from '@otherfolk/shared/domain/try-or';
import type { FollowedLink } from './followed-link';

const STORE = 'otherfolk:positions';

/** The position of a reader on a page when leaving it. */
export interface ScrollPosition {
  /** How far it was scrolled. */
  y: number;
  /** The link by which it was left, if by one. */
  link?: FollowedLink | undefined;
}

/** ScrollPositions by page, each visit of a page by itself. */
type ScrollPositions = Record<string, ScrollPosition>;

let positions: ScrollPositions = {};

/** The position at which a page was left, since the browser loaded this one. */
export const scrollPositionOn = (page: string): ScrollPosition | undefined => positions[page];

export function rememberScrollPosition(page: string, position: ScrollPosition): void {
  positions[page] = position;
}

const isNumber = (value: unknown) => Number.isFinite(value);
const isNumberIfAny = (value: unknown) => value === undefined || isNumber(value);

const isLink = (value: unknown) =>
  isJsonRecord(value) &&
  typeof value.href === 'string' &&
  isNumber(value.nth) &&
  isNumberIfAny(value.at) &&
  isNumberIfAny(value.position);

const isScrollPosition = (value: unknown): value is ScrollPosition =>
  isJsonRecord(value) && isNumber(value.y) && (value.link === undefined || isLink(value.link));

/** The positions that this tab stored when it was last left; values that are no positions are left out. */
export function storedScrollPositions(): ScrollPositions {
  const stored = tryOr((): unknown => JSON.parse(sessionStorage.getItem(STORE) ?? ''), {});
  const entries = isJsonRecord(stored) ? Object.entries(stored) : [];
  return Object.fromEntries(entries.filter((entry): entry is [string, ScrollPosition] => isScrollPosition(entry[1])));
}

export function restoreScrollPositions(): void {
  positions = { ...storedScrollPositions(), ...positions };
}

/** Stores the positions for a reload, which starts at the top where storage is refused. */
export function storeScrollPositions(): void {
  tryOr(() => sessionStorage.setItem(STORE, JSON.stringify(positions)), undefined);
}

/** They tell where somebody has been; what the tab has stored of them is for the caller to clear. */
export function forgetScrollPositions(): void {
  positions = {};
}
