import { byFile, checkContent, type CheckOptions } from '@otherfolk/shared/check/check-content';
import type { Finding } from '@otherfolk/shared/check/finding';
import { checkPictureFiles } from './check-picture-files';
import { checkPictureIndex } from './check-picture-index';
import { loadContent } from './load-content';
import { readPictures } from './read-pictures';

export interface CheckResult {
  /** By file. */
  findings: Finding[];
  /** How many files of JSON were read. */
  files: number;
}

/** Never throws because of what is in the folder. */
export async function checkCatalogue(folder: string, options: CheckOptions): Promise<CheckResult> {
  const { content, obstacles, findings } = await loadContent(folder);
  if (content.json.size > 0) {
    const pictures = await readPictures(folder, content.files);
    findings.push(
      ...checkContent(content, options, obstacles.length === 0),
      ...checkPictureFiles(content, pictures),
      ...checkPictureIndex(content, pictures),
    );
  }
  return { findings: findings.sort(byFile), files: content.json.size };
}
