import { mkdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import { buildIds, fromRoot, workspaceOf } from '../../build/workspaces';

/** What must neither lie in an export nor hold one. */
const SOURCE = ['shared', ...buildIds.map(workspaceOf), 'e2e', 'data', 'node_modules', '.git'].map((name) =>
  fromRoot(name),
);

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

const overlap = (a: string, b: string) => isWithin(a, b) || isWithin(b, a);

/**
 * Makes the folder of an export where it is missing; resolves to its real path. Rejects with one clear sentence where an export
 * would mix with the catalogue or with the source of this repository.
 */
export async function openOutFolder(out: string, catalogue: string): Promise<string> {
  const real = await realPathOf(out).catch((error: Error) => {
    throw new Error(`${out} cannot be written into: ${error.message}.`, { cause: error });
  });
  if (overlap(real, await realPathOf(catalogue)))
    throw new Error(`${out} and the catalogue ${catalogue} lie in each other: choose another folder for the export.`);
  for (const source of SOURCE) {
    if (overlap(real, await realPathOf(source)))
      throw new Error(`${out} and the source of this repository lie in each other: choose another folder.`);
  }
  await mkdir(real, { recursive: true }).catch((error: Error) => {
    throw new Error(`${out} cannot be made: ${error.message}.`, { cause: error });
  });
  return real;
}
