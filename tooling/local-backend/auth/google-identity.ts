import * as v from 'valibot';
import { emailFrom, invalidArgument } from './credentials';

/** The identity of someone at Google, as the local account page says. */
export interface GoogleIdentity {
  googleId: string;
  email: string;
  displayName: string | undefined;
  photoUrl: string | undefined;
  /** The claims as they came. */
  idToken: string;
}

const claims = v.object({
  sub: v.pipe(v.string(), v.minLength(1)),
  email: v.string(),
  name: v.optional(v.string()),
  image: v.optional(v.string()),
});

function parseClaims(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** Reads what the SDK got from the account page. Throws an HttpError. */
export function googleIdentityFrom(postBody: string | null | undefined, requestUri: string): GoogleIdentity {
  const parameters = new URLSearchParams(postBody || requestUri.slice(requestUri.indexOf('?') + 1));
  if (parameters.get('providerId') !== 'google.com')
    throw invalidArgument('OPERATION_NOT_ALLOWED : The local backend knows Google accounts only.');
  const idToken = parameters.get('id_token') ?? '';
  const { success, output } = v.safeParse(claims, parseClaims(idToken));
  if (!success) throw invalidArgument('INVALID_IDP_RESPONSE : This is no local Google account.');
  const { sub, email, name, image } = output;
  return { googleId: sub, email: emailFrom(email), displayName: name, photoUrl: image, idToken };
}
