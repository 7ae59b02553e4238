import { HttpError } from '@otherfolk/system/http/http-error';
import type { Auth } from './auth/auth';
import { callerFrom } from './caller';
import type { Firestore } from './firestore/firestore';

/** The rights of editors as profiles name them: docs/product.md#profiles. */
const MAY_EDIT: readonly unknown[] = ['a', 'e'];

/** A member who may change the catalogue. */
export interface Editor {
  email: string;
}

/**
 * The editor or admin who makes a call. The role is read from the profile at each call, as the rules do: a token says nothing of it.
 * Throws an HttpError for everybody else.
 */
export function editorFrom(
  authorization: string | undefined,
  { auth, firestore }: { auth: Auth; firestore: Pick<Firestore, 'read'> },
): Editor {
  const caller = callerFrom(authorization, auth);
  if (!caller) throw new HttpError('UNAUTHENTICATED', 'Sign in first.');
  const profile = firestore.read(`users/${caller.uid}`);
  if (!MAY_EDIT.includes(profile?.['memType']))
    throw new HttpError('PERMISSION_DENIED', 'Only editors and admins may change the catalogue.');
  const email = profile?.['email'];
  return { email: typeof email === 'string' ? email : caller.uid };
}
