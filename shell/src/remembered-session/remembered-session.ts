import { tryOr } from '@otherfolk/shared/domain/try-or';

/** The key in local storage of the display name of the member who is signed in on this device. */
export const REMEMBERED_SESSION_KEY = 'session';

/** Nobody signs in without a backend, so that no key is that of a session. */
const API_KEY =
  BACKEND_TARGET.kind === 'hosted'
    ? BACKEND_TARGET.options.apiKey
    : BACKEND_TARGET.kind === 'embedded'
      ? BACKEND_TARGET.apiKey
      : '';

/** The key in local storage under which Firebase keeps the account that is signed in, as JSON. */
export const FIREBASE_SESSION_KEY = `firebase:authUser:${API_KEY}:[DEFAULT]`;

/** Whether a key of local storage is part of a member's session. */
export const isOfSession = (key: string) => key === REMEMBERED_SESSION_KEY || key === FIREBASE_SESSION_KEY;

/** The data of the account that Firebase keeps on this device; empty where it keeps none. */
export const storedAccount = (): { uid?: string; displayName?: string } =>
  tryOr(() => {
    const { uid, displayName } = JSON.parse(localStorage.getItem(FIREBASE_SESSION_KEY) ?? '') as {
      uid: string;
      displayName?: unknown;
    };
    return { uid, ...(typeof displayName === 'string' && { displayName }) };
  }, {});

/**
 * Whether a member's session is kept on this device. Either key says so: Firebase's is written first, before the profile is read,
 * and removed first, before what the member alone could see is forgotten. It decides what is loaded and drawn first, never what
 * is allowed.
 */
export const isMemberHere = (): boolean => tryOr(() => Object.keys(localStorage).some(isOfSession), false);

/** The display name of the member whose session is kept on this device, perhaps empty; null where there is none. */
export function readRememberedSession(): string | null {
  if (!isMemberHere()) return null;
  const remembered = tryOr(() => localStorage.getItem(REMEMBERED_SESSION_KEY), null);
  return remembered ?? storedAccount().displayName ?? '';
}

/** Other tabs get the event, too. */
export function rememberSession(displayName: string | null): void {
  tryOr(() => {
    if (displayName === null) localStorage.removeItem(REMEMBERED_SESSION_KEY);
    else localStorage.setItem(REMEMBERED_SESSION_KEY, displayName);
  }, undefined);
}
