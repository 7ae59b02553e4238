import { openAsBlob } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { BroughtFile } from '@otherfolk/shared/formats/container/open-files';

/** Folders of tools, in which nobody keeps people. */
const PASSED_OVER = new Set(['.git', '.trash', 'node_modules', '__MACOSX']);

const brought = async (path: string, file: string): Promise<BroughtFile> => ({ path, blob: await openAsBlob(file) });

async function filesIn(folder: string, path: string): Promise<BroughtFile[]> {
  const files: BroughtFile[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const inside = join(folder, entry.name);
    const name = `${path}/${entry.name}`;
    if (entry.isDirectory() && !PASSED_OVER.has(entry.name)) files.push(...(await filesIn(inside, name)));
    // A link may lead anywhere, and back to the folder.
    else if (entry.isFile()) files.push(await brought(name, inside));
  }
  return files;
}

/** The files at these paths, those of folders with the names of the folders before them. Rejects with a sentence where one cannot be read. */
export async function broughtFiles(paths: readonly string[]): Promise<BroughtFile[]> {
  const all = await Promise.all(
    paths.map(async (path) => {
      const stats = await stat(path).catch(() => undefined);
      if (!stats) throw new Error(`${path} is not there.`);
      return stats.isDirectory() ? filesIn(path, basename(path)) : [await brought(basename(path), path)];
    }),
  );
  return all.flat();
}
