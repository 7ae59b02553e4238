import { open } from 'node:fs/promises';

/** Enough that a file system writes many down at once. */
const AT_ONCE = 16;

async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Resolves when the names in a folder are on the disk. */
export async function flushFolder(folder: string): Promise<void> {
  // Windows opens no folders.
  if (process.platform !== 'win32') await flush(folder);
}

/** Resolves when the contents of files are on the disk; what is not there is passed over. */
export async function flushFiles(files: readonly string[]): Promise<void> {
  const left = [...files];
  const work = async () => {
    for (let file = left.pop(); file !== undefined; file = left.pop())
      await flush(file).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
      });
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
