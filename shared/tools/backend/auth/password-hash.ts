import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const BYTES = 32;
const derive = promisify<string, Buffer, number, Buffer>(scrypt);

/** Salt and hash, as they are kept. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `scrypt:${salt.toString('base64url')}:${(await derive(password, salt, BYTES)).toString('base64url')}`;
}

/** Whether the kept hash is that of the password. */
export async function isPassword(password: string, kept: string): Promise<boolean> {
  const [, salt = '', hash = ''] = kept.split(':');
  const expected = Buffer.from(hash, 'base64url');
  const actual = await derive(password, Buffer.from(salt, 'base64url'), BYTES);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
