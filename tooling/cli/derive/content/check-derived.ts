import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Content, REMEDY_OF_DERIVED } from '@otherfolk/shared/check/content';
import { type Finding, warningAt } from '@otherfolk/shared/check/finding';
import { derivedFolders, type DerivedId, derivedIdOf, derivedIds } from '@otherfolk/shared/derived/derived-folders';
import type { DerivedFolder } from './derive-folders';

/** The derived folders that have files. */
export async function writtenFolders(folder: string): Promise<DerivedId[]> {
  const isWritten = async (id: DerivedId) => {
    const { folder: inside } = derivedFolders[id];
    const names = await readdir(join(folder, inside)).catch(() => []);
    return names.some((name) => derivedIdOf(inside + name) === id);
  };
  const are = await Promise.all(derivedIds.map(isWritten));
  return derivedIds.filter((_, place) => are[place]);
}

/** The derived folders, where they are there, say what the other files do. Our own server and exports derive them anew each time. */
export function checkDerived(
  { files }: Content,
  versions: ReadonlyMap<string, string>,
  expected: readonly DerivedFolder[],
): Finding[] {
  return expected.flatMap(([id, texts]) => {
    const written = [...files].filter((file) => derivedIdOf(file) === id);
    const isRight = (file: string) => versions.get(file) === texts.get(file)?.version;
    const stale = new Set([...written, ...texts.keys()]).size - written.filter(isRight).length;
    if (stale === 0) return [];
    const { name, mainFile } = derivedFolders[id];
    return [warningAt({ file: mainFile }, `the ${name} is stale: ${stale} of its files`, REMEDY_OF_DERIVED)];
  });
}
