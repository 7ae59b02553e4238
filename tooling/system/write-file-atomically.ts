import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { replaceAtomically } from './replace-atomically';

/** Replaces a file's content as a whole. Makes the folder where it is missing. */
export async function writeFileAtomically(path: string, content: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await replaceAtomically(path, (draft) => writeFile(draft, content));
}
