import { realpath } from 'node:fs/promises';
import path from 'node:path';

/** The real path, also of what is not there yet. */
export async function realPathOf(file: string): Promise<string> {
  try {
    return await realpath(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || path.dirname(file) === file) throw error;
    return path.join(await realPathOf(path.dirname(file)), path.basename(file));
  }
}

/** Whether the one path is the other or lies below it. */
export function isWithin(folder: string, file: string): boolean {
  const relative = path.relative(folder, file);
  return relative !== '..' && !relative.startsWith(`..${path.sep}`) && !path.isAbsolute(relative);
}

/** Whether two folders are one, or one lies in the other, links followed. */
export async function overlap(a: string, b: string): Promise<boolean> {
  const [realA, realB] = [await realPathOf(a), await realPathOf(b)];
  return isWithin(realA, realB) || isWithin(realB, realA);
}

/** Rejects with one sentence where what members keep private would lie among what everybody may read. */
export async function refuseAccountsInCatalogue(accounts: string, catalogue: string): Promise<void> {
  if (await overlap(accounts, catalogue))
    throw new Error(
      `The accounts folder ${accounts} and the catalogue ${catalogue} lie in each other: choose another ACCOUNTS_DIR or DATA_DIR.`,
    );
}
