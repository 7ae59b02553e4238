import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from '@otherfolk/system/files-below';

interface Seal {
  /** Whatever the content of the folder is for: what another version left is of no use. */
  version: string;
  /** A folder that holds more after the work is emptied. */
  mostBytes: number;
}

const sealFile = (folder: string) => `${folder}.seal`;

async function contentOf(folder: string, version: string): Promise<{ hash: string; bytes: number }> {
  const hash = createHash('sha256').update(version);
  let bytes = 0;
  for (const file of (await filesBelow(folder)).sort()) {
    const content = await readFile(file);
    bytes += content.length;
    hash.update(`\0${path.relative(folder, file)}\0${content.length}\0`).update(content);
  }
  return { hash: hash.digest('hex'), bytes };
}

/** Whether the folder is as the last work of this version left it. */
async function isWhole(folder: string, version: string): Promise<boolean> {
  try {
    return (await readFile(sealFile(folder), 'utf8')) === (await contentOf(folder, version)).hash;
  } catch {
    return false;
  }
}

/**
 * Runs work on a folder whose content it may trust to the byte: it is what the last such work of this version left, or nothing. Where
 * anything else is found, as after a sudden end, it is emptied first. Makes the folder.
 */
export async function withSealedFolder<T>(
  folder: string,
  { version, mostBytes }: Seal,
  work: () => Promise<T>,
): Promise<T> {
  const empty = () => rm(folder, { recursive: true, force: true });
  if (!(await isWhole(folder, version))) await empty();
  // Until the work is done: whoever is killed meanwhile leaves none.
  await rm(sealFile(folder), { force: true });
  await mkdir(folder, { recursive: true });
  const result = await work();
  const { hash, bytes } = await contentOf(folder, version);
  if (bytes > mostBytes) await empty();
  else await writeFile(sealFile(folder), hash);
  return result;
}
