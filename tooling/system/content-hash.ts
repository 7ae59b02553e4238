import { hash } from 'node:crypto';

/** Long enough that no two contents have the same. */
const LENGTH = 22;

/** Names a content: the same for equal ones only. */
export const contentHash = (content: string | Uint8Array): string =>
  hash('sha256', content, 'base64url').slice(0, LENGTH);
