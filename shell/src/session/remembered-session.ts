export const HINT_KEY = 'session';

/**
 * The display name of the member who was last seen signed in on this device; null where nobody was. It decides what is loaded
 * and drawn first, never what is allowed.
 */
export function readHint(): string | null {
  try {
    return localStorage.getItem(HINT_KEY);
  } catch {
    return null;
  }
}

/** Other tabs hear of it, too. Without storage, a reload looks signed out until the dialog is opened. */
export function keepHint(displayName: string | null): void {
  try {
    if (displayName === null) localStorage.removeItem(HINT_KEY);
    else localStorage.setItem(HINT_KEY, displayName);
  } catch {
    // Refused or full.
  }
}
