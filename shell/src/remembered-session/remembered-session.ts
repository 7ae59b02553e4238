import { tryOr } from '@otherfolk/shared/domain/try-or';

export const REMEMBERED_SESSION_KEY = 'session';

/**
 * The display name of the member who was last seen signed in on this device; null where nobody was. It decides what is loaded
 * and drawn first, never what is allowed.
 */
export const readRememberedSession = (): string | null =>
  tryOr(() => localStorage.getItem(REMEMBERED_SESSION_KEY), null);

/** Other tabs hear of it, too. Without storage, a reload looks signed out until the dialog is opened. */
export function rememberSession(displayName: string | null): void {
  tryOr(() => {
    if (displayName === null) localStorage.removeItem(REMEMBERED_SESSION_KEY);
    else localStorage.setItem(REMEMBERED_SESSION_KEY, displayName);
  }, undefined);
}
