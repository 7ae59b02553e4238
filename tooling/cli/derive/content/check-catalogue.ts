import { byFile, checkContent, type CheckOptions } from '@otherfolk/shared/check/check-content';
import type { Finding } from '@otherfolk/shared/check/finding';
import { DerivationCache } from '../cache/derivation-cache';
import { listFiles } from '../catalogue/list-files';
import { checkDerived, writtenFolders } from './check-derived';
import { checkImageFiles } from './check-image-files';
import { checkImageIndex } from './check-image-index';
import { deriveFolders } from './derive-folders';
import { knownImages } from './known-images';
import { loadContent } from './load-content';
import { nameForeignFiles } from './name-foreign-files';

export interface CheckResult {
  /** The findings, file by file. */
  findings: Finding[];
  /** How many files of JSON were read. */
  files: number;
}

/** Never throws because of what is in the folder. What `cache` knows is not derived again. */
export async function checkCatalogueFolder(
  folder: string,
  options: CheckOptions,
  cache = new DerivationCache(),
): Promise<CheckResult> {
  const { startProgress } = options;
  const list = await listFiles(folder);
  const { content, obstacles, findings, versions } = await loadContent(folder, { list, cache, startProgress });
  const files = content.json.size;
  if (files === 0) return { findings: findings.sort(byFile), files };
  const isWhole = obstacles.length === 0;
  if (!isWhole) cache.keepUnused();
  const images = await knownImages(folder, list.files, cache, startProgress);
  const derived = isWhole
    ? await deriveFolders(folder, await writtenFolders(folder), { list, cache, startProgress })
    : [];
  const all = [
    ...findings,
    ...checkContent(content, options, isWhole),
    ...checkImageFiles(content, images),
    ...checkImageIndex(content, images),
    ...checkDerived(content, versions, derived),
  ];
  const named = await nameForeignFiles(list, all);
  return { findings: [...named].sort(byFile), files };
}
