import type { LocalDay } from '../../src/domain/local-day';
import { checkDates } from './check-dates';
import { checkFeatured } from './check-featured';
import { checkFields } from './check-fields';
import { checkIndexes } from './check-indexes';
import { checkPictures } from './check-pictures';
import { checkReferencedIds } from './check-references';
import { checkValues } from './check-values';
import { checkVariants } from './check-variants';
import type { Finding } from './finding';
import { loadContent } from './load-content';

export interface CheckResult {
  /** By file. */
  findings: Finding[];
  /** How many files of JSON were read. */
  files: number;
}

/** Never throws because of what is in the folder. */
export async function checkCatalogue(folder: string, today: LocalDay): Promise<CheckResult> {
  const { content, obstacles, findings } = await loadContent(folder);
  if (content.json.size > 0) {
    findings.push(
      ...checkFields(content),
      ...checkReferencedIds(content),
      ...checkVariants(content),
      ...checkValues(content),
      ...checkDates(content, today),
      ...checkPictures(content),
    );
    if (obstacles.length === 0) findings.push(...checkFeatured(content), ...checkIndexes(content));
  }
  findings.sort((a, b) => (a.file === b.file ? 0 : a.file < b.file ? -1 : 1));
  return { findings, files: content.json.size };
}
