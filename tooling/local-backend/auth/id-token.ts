import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';

/** The lifetime of an ID token, as long as that of Firebase's. */
export const LIFETIME_S = 3600;

const HEADER = { alg: 'HS256', typ: 'JWT' };

const claims = v.looseObject({
  iss: v.string(),
  aud: v.string(),
  sub: v.pipe(v.string(), v.minLength(1)),
  iat: v.number(),
  exp: v.number(),
  auth_time: v.number(),
  email: v.optional(v.string()),
  revocations: v.number(),
  firebase: v.looseObject({ sign_in_provider: v.picklist(['password', 'google.com']) }),
});

export type Claims = v.InferOutput<typeof claims>;

export const issuerOf = (projectId: string) => `https://securetoken.google.com/${projectId}`;

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

const signatureOf = (text: string, secret: Buffer) => createHmac('sha256', secret).update(text).digest();

/** A JWT that this backend recognises as its own. */
export function signToken(payload: object, secret: Buffer): string {
  const text = `${encode(HEADER)}.${encode(payload)}`;
  return `${text}.${signatureOf(text, secret).toString('base64url')}`;
}

function decode(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString());
  } catch {
    return undefined;
  }
}

/** The claims of a token of this project that has not been tampered with, be it expired or not; undefined for any other text. */
export function readToken(token: string, secret: Buffer, projectId: string): Claims | undefined {
  const [header = '', payload = '', signature = '', ...more] = token.split('.');
  const expected = signatureOf(`${header}.${payload}`, secret);
  const given = Buffer.from(signature, 'base64url');
  if (more.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const { success, output } = v.safeParse(claims, decode(payload));
  const isOurs = success && output.aud === projectId && output.iss === issuerOf(projectId);
  return isOurs && encode(HEADER) === header ? output : undefined;
}
