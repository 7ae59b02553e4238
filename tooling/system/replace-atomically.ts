import { rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Whoever reads the file meanwhile sees the old content or the new one, never half of it. `write` fills the draft that it is given. */
export async function replaceAtomically(path: string, write: (draft: string) => Promise<void>): Promise<void> {
  const draft = join(dirname(path), `.${basename(path)}.${process.pid}.tmp`);
  try {
    await write(draft);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
