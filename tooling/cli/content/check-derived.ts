import { realpath } from 'node:fs/promises';
import type { StartProgress } from '@otherfolk/shared/catalogue/progress';
import type { Content } from '@otherfolk/shared/check/content';
import { type Finding, warningAt } from '@otherfolk/shared/check/finding';
import { derivedFolders, type DerivedId, derivedIdOf, derivedIds } from '@otherfolk/shared/derived/derived-folders';
import type { DerivationCache } from '../derived/derivation-cache';
import { SplitCatalogue } from '../guarded/split-catalogue';
import { derivedFilesOf } from './derived-files-of';

const REMEDY = 'Run npm run content -- index';

async function checkFolder(split: SplitCatalogue, { json, files }: Content, id: DerivedId): Promise<Finding[]> {
  const written = [...files].filter((file) => derivedIdOf(file) === id);
  const expected = await derivedFilesOf(split, id);
  const isRight = (file: string) => `${JSON.stringify(json.get(file))}\n` === expected.get(file);
  const stale = new Set([...written, ...expected.keys()]).size - written.filter(isRight).length;
  if (stale === 0) return [];
  const { name, mainFile } = derivedFolders[id];
  return [warningAt({ file: mainFile }, `the ${name} is stale: ${stale} of its files`, REMEDY)];
}

/** The derived folders, where they are there, say what the other files do. Our own server and exports derive them anew each time. */
export async function checkDerived(
  folder: string,
  content: Content,
  cache: DerivationCache,
  startProgress?: StartProgress,
): Promise<Finding[]> {
  const there = new Set([...content.files].map(derivedIdOf));
  const ids = derivedIds.filter((id) => there.has(id));
  if (ids.length === 0) return [];
  const split = await SplitCatalogue.read(await realpath(folder), undefined, cache, startProgress);
  const findings: Finding[] = [];
  // One after the other: each knows what the one before has derived of the items.
  for (const id of ids) findings.push(...(await checkFolder(split, content, id)));
  return findings;
}
