import { HttpError } from '@otherfolk/system/http/http-error';
import type { Auth } from './auth/auth';
import type { Claims } from './auth/id-token';
import type { Caller } from './firestore/guard';
import type { RulesMap, RulesValue } from './rules/values';

const BEARER = /^Bearer (.+)$/i;

/** The claims that rules may ask for. */
function tokenOf(claims: Claims): RulesMap {
  const simple = Object.entries(claims).filter((entry): entry is [string, string | boolean] =>
    ['string', 'boolean'].includes(typeof entry[1]),
  );
  return new Map<string, RulesValue>(simple);
}

/** The caller of a request to the database. Throws an HttpError for a token that is not good; without any, it is a visitor. */
export function callerFrom(authorization: string | undefined, auth: Auth): Caller {
  if (authorization === undefined) return null;
  const [, idToken = ''] = BEARER.exec(authorization) ?? [];
  try {
    const { claims } = auth.ownerOf(idToken);
    return { uid: claims.sub, token: tokenOf(claims) };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    throw new HttpError('UNAUTHENTICATED', `The ID token is not accepted: ${error.message}.`);
  }
}
