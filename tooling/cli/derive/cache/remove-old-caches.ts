import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

const MOST_AGE_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Catalogues come and go: a cache to which nothing was added for so long is of one that is gone, or is soon made again. Never rejects: what
 * cannot be removed, as where another process was first, stays.
 */
export async function removeOldCaches(below: string): Promise<void> {
  const removeIfOld = async (name: string) => {
    const file = path.join(below, name);
    const { mtimeMs } = await stat(file);
    if (mtimeMs < Date.now() - MOST_AGE_MS) await rm(file, { force: true });
  };
  await Promise.allSettled((await readdir(below).catch(() => [])).map(removeIfOld));
}
