/** How Node names it that a disk, or what a user may take of it, is full. */
const CODES = ['ENOSPC', 'EDQUOT'];

/**
 * Whether something failed because a disk is full, or was caused by that. An error that comes from another thread has its message alone,
 * which begins with the code.
 */
export function isDiskFull(error: unknown): boolean {
  const { code, message, cause } = Object(error) as { code?: unknown; message?: unknown; cause?: unknown };
  const isFull = CODES.some((each) => code === each || String(message).startsWith(`${each}:`));
  return isFull || (cause !== undefined && isDiskFull(cause));
}
