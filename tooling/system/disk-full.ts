/** How Node names it that a disk, or what a user may take of it, is full. */
const CODES = ['ENOSPC', 'EDQUOT'];

/** Whether something failed because a disk is full. An error that comes from another thread has its message alone, which begins with the code. */
export function isDiskFull(error: unknown): boolean {
  const { code, message } = Object(error) as { code?: unknown; message?: unknown };
  return CODES.some((each) => code === each || String(message).startsWith(`${each}:`));
}
