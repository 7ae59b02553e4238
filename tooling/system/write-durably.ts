import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { flushFolder } from './flush';
import { replaceAtomically } from './replace-atomically';

const FOR_THE_OWNER_ALONE = 0o600;

/** Replaces a file's text as a whole, for its owner alone. When this resolves, it is on the disk: neither the end of the process nor of the machine takes it back. */
export async function writeDurably(path: string, text: string): Promise<void> {
  await replaceAtomically(path, async (draft) => {
    const handle = await open(draft, 'w', FOR_THE_OWNER_ALONE);
    try {
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
  });
  await flushFolder(dirname(path));
}
