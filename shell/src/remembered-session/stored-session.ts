import { tryOr } from '@otherfolk/shared/domain/try-or';
import { REMEMBERED_SESSION_KEY } from './remembered-session';

/** The name under which Firebase keeps a session begins with it. */
export const FIREBASE_SESSION = 'firebase:authUser:';

/** Whether a key of local storage is part of a member's session. */
export const isOfSession = (key: string) => key === REMEMBERED_SESSION_KEY || key.startsWith(FIREBASE_SESSION);

/** Whether a member's session is kept on this device, for this site. */
export const isMemberHere = (): boolean => tryOr(() => Object.keys(localStorage).some(isOfSession), false);
