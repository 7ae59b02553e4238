import { byFile, checkContent, type CheckOptions } from '@otherfolk/shared/check/check-content';
import type { Finding } from '@otherfolk/shared/check/finding';
import { listFiles } from '../catalogue/list-files';
import { versionOfImages } from '../catalogue/version-of-images';
import { DerivationCache } from '../derived/derivation-cache';
import { checkDerived, writtenFolders } from './check-derived';
import { checkImageFiles } from './check-image-files';
import { checkImageIndex } from './check-image-index';
import { deriveBeside } from './derive-beside';
import { areAllRead, knownImages } from './known-images';
import { loadContent } from './load-content';

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
  const deriving = await deriveBeside(folder, await writtenFolders(folder), cache, { needsTexts: false });
  try {
    const list = await listFiles(folder);
    deriving.begin(list);
    const { content, obstacles, findings, versions } = await loadContent(folder, { list, cache, startProgress });
    const files = content.json.size;
    if (files === 0) return { findings: findings.sort(byFile), files };
    if (obstacles.length > 0) {
      cache.keepUnused();
      // Nobody will ask what is derived.
      await deriving.stop();
    }
    const images = await knownImages(folder, list.files, cache, startProgress);
    const imagesVersion = areAllRead(images) ? versionOfImages(list.files) : undefined;
    const all = [
      ...findings,
      ...checkContent(content, options, obstacles.length === 0),
      ...checkImageFiles(content, images, imagesVersion),
      ...checkImageIndex(content, images, imagesVersion),
      ...(obstacles.length === 0 ? checkDerived(content, versions, await deriving.texts(list, startProgress)) : []),
    ];
    return { findings: all.sort(byFile), files };
  } finally {
    await deriving.stop();
  }
}
