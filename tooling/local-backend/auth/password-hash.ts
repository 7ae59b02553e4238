import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { FewAtOnce } from './few-at-once';

const BYTES = 32;
const SALT_BYTES = 16;

/** The slow function behind the hashes. */
export type Derive = (password: string, salt: Buffer, bytes: number) => Promise<Buffer>;

const scryptOf = promisify<string, Buffer, number, Buffer>(scrypt);

/** Hashes share their threads with the reading of files: pages must not wait for them. */
const hashes = new FewAtOnce({ atOnce: 2, waiting: 20 });

const deriveByScrypt: Derive = (password, salt, bytes) => hashes.run(() => scryptOf(password, salt, bytes));

export class PasswordHash {
  constructor(private readonly derive: Derive = deriveByScrypt) {}

  /** Salt and hash, as they are kept. */
  async of(password: string): Promise<string> {
    const salt = randomBytes(SALT_BYTES);
    const hash = await this.derive(password, salt, BYTES);
    return `scrypt:${salt.toString('base64url')}:${hash.toString('base64url')}`;
  }

  /** Whether the kept hash is that of the password. Without one it is not, after the same work: nobody learns from the time. */
  async isOf(password: string, kept: string | undefined): Promise<boolean> {
    const [, salt, hash = ''] = kept?.split(':') ?? [];
    const expected = Buffer.from(hash, 'base64url');
    const saltBytes = salt === undefined ? randomBytes(SALT_BYTES) : Buffer.from(salt, 'base64url');
    const actual = await this.derive(password, saltBytes, BYTES);
    return expected.length === actual.length && timingSafeEqual(expected, actual);
  }
}
