import type { Content } from '@otherfolk/shared/check/content';
import { type Finding, warningAt } from '@otherfolk/shared/check/finding';
import { derivedFolders, type DerivedId, derivedIdOf, derivedIds } from '@otherfolk/shared/derived/derived-folders';
import { derivedFilesOf } from './derived-files-of';

const REMEDY = 'Run npm run content -- index';

async function checkFolder(folder: string, { json, files }: Content, id: DerivedId): Promise<Finding[]> {
  const written = [...files].filter((file) => derivedIdOf(file) === id);
  if (written.length === 0) return [];
  const expected = await derivedFilesOf(folder, id);
  const isRight = (file: string) => `${JSON.stringify(json.get(file))}\n` === expected.get(file);
  const stale = new Set([...written, ...expected.keys()]).size - written.filter(isRight).length;
  if (stale === 0) return [];
  const { name, mainFile } = derivedFolders[id];
  return [warningAt({ file: mainFile }, `the ${name} is stale: ${stale} of its files`, REMEDY)];
}

/** The derived folders, where they are there, say what the other files do. Our own server and exports derive them anew each time. */
export async function checkDerived(folder: string, content: Content): Promise<Finding[]> {
  return (await Promise.all(derivedIds.map((id) => checkFolder(folder, content, id)))).flat();
}
