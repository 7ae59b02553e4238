import type { LocalDay } from '../../src/domain/local-day';
import { checkColours } from './check-colours';
import { checkDates } from './check-dates';
import { checkFamilies } from './check-families';
import { checkFeatured } from './check-featured';
import { checkFields } from './check-fields';
import { checkIndexes } from './check-indexes';
import { checkPictureFiles } from './check-picture-files';
import { checkPictureIndex } from './check-picture-index';
import { checkPictures } from './check-pictures';
import { checkRatings } from './check-ratings';
import { checkReferencedIds } from './check-references';
import { checkRelations } from './check-relations';
import { checkTexts } from './check-texts';
import { checkValues } from './check-values';
import { checkVariants } from './check-variants';
import type { Finding } from './finding';
import { loadContent } from './load-content';
import { readPictures } from './read-pictures';

export interface CheckOptions {
  today: LocalDay;
  /** Of a catalogue that promises to stay below one. */
  maxRating?: number | undefined;
}

export interface CheckResult {
  /** By file. */
  findings: Finding[];
  /** How many files of JSON were read. */
  files: number;
}

/** Never throws because of what is in the folder. */
export async function checkCatalogue(folder: string, options: CheckOptions): Promise<CheckResult> {
  const { today, maxRating } = options;
  const { content, obstacles, findings } = await loadContent(folder);
  if (content.json.size > 0) {
    const pictures = await readPictures(folder, content.files);
    findings.push(
      ...checkFields(content),
      ...checkReferencedIds(content),
      ...checkVariants(content),
      ...checkValues(content),
      ...checkDates(content, today),
      ...checkRelations(content),
      ...checkFamilies(content),
      ...checkColours(content),
      ...checkTexts(content),
      ...checkPictures(content),
      ...checkPictureFiles(content, pictures),
      ...checkPictureIndex(content, pictures),
    );
    if (maxRating !== undefined) findings.push(...checkRatings(content, maxRating));
    if (obstacles.length === 0) findings.push(...checkFeatured(content), ...checkIndexes(content));
  }
  findings.sort((a, b) => (a.file === b.file ? 0 : a.file < b.file ? -1 : 1));
  return { findings, files: content.json.size };
}
