import { OVERRIDE_PAGE } from '@otherfolk/shared/contract/rendering';
import { tryOr } from '@otherfolk/shared/domain/try-or';
import type { Overrides } from './parse-overrides';

/** The key in session storage of the overrides that somebody has confirmed in this tab, as JSON. */
export const OVERRIDES_KEY = 'otherfolk:overrides';
export const OVERRIDE_PARAMETER = 'override';

/** The overrides that somebody has confirmed in this tab. */
export const confirmedOverrides = (): Overrides =>
  tryOr(() => JSON.parse(sessionStorage.getItem(OVERRIDES_KEY) ?? '{}') as Overrides, {});

/** Remembers overrides for this tab. They hold for the page that is open where storage is refused. */
export function confirmOverrides(overrides: Overrides): void {
  tryOr(() => {
    if (Object.keys(overrides).length === 0) sessionStorage.removeItem(OVERRIDES_KEY);
    else sessionStorage.setItem(OVERRIDES_KEY, JSON.stringify(overrides));
  }, undefined);
}

/** Whether this tab is to load a remote from somewhere else. */
export const isOverridden = (): boolean =>
  location.search.includes(`${OVERRIDE_PARAMETER}=`) ||
  tryOr(() => sessionStorage.getItem(OVERRIDES_KEY) !== null, false);

/** The key under which the override page finds the wanted page. */
export const WANTED_PARAMETER = 'to';

/** The address at which the page that is open can be shown with overrides. */
export const overrideAddress = ({ pathname, search, hash }: Location) =>
  `${OVERRIDE_PAGE}?${WANTED_PARAMETER}=${encodeURIComponent(pathname + search + hash)}`;
