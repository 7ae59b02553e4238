import { randomBytes } from 'node:crypto';
import { DurableFile, type Format } from './durable-file';

const BYTES = 32;

const format: Format<Buffer> = {
  empty: Buffer.alloc(0),
  read: (text) => {
    const secret = Buffer.from(text.trim(), 'base64url');
    if (secret.length !== BYTES) throw new Error(`it holds ${secret.length} bytes instead of ${BYTES}`);
    return secret;
  },
  write: (secret) => `${secret.toString('base64url')}\n`,
};

/** The secret that signs the tokens: made once for each folder of accounts, so that sessions outlive a restart. */
export async function tokenSecret(file: string): Promise<Buffer> {
  const kept = await DurableFile.open(file, format);
  if (kept.value.length === 0) await kept.change(() => randomBytes(BYTES));
  return kept.value;
}
