import type { LocalDay } from '../domain/local-day';
import { checkColours } from './check-colours';
import { checkDates } from './check-dates';
import { checkFamilies } from './check-families';
import { checkFeatured } from './check-featured';
import { checkFields } from './check-fields';
import { checkHiddenMentions } from './check-hidden-mentions';
import { checkImages } from './check-images';
import { checkIndexes } from './check-indexes';
import { checkRatings } from './check-ratings';
import { checkRedirects } from './check-redirects';
import { checkReferencedIds } from './check-references';
import { checkRelations } from './check-relations';
import { checkRoles } from './check-roles';
import { checkTexts } from './check-texts';
import { checkValues } from './check-values';
import { checkVariants } from './check-variants';
import type { Content } from './content';
import { derivedIndexes } from './derived-indexes';
import type { Finding } from './finding';

export interface CheckOptions {
  today: LocalDay;
  /** Of a catalogue that promises to stay below one. */
  maxRating?: number | undefined;
}

/** Every rule about what the files of a catalogue say. `isWhole` is false where a file could not be read: what follows from that is not worth saying. */
export function checkContent(content: Content, { today, maxRating }: CheckOptions, isWhole: boolean): Finding[] {
  return [
    ...checkFields(content),
    ...checkReferencedIds(content),
    ...checkVariants(content),
    ...checkValues(content),
    ...checkDates(content, today),
    ...checkRelations(content),
    ...checkRoles(content),
    ...checkFamilies(content),
    ...checkColours(content),
    ...checkTexts(content),
    ...checkImages(content),
    ...(maxRating === undefined ? [] : checkRatings(content, maxRating)),
    ...(isWhole ? checkWhole(content, today) : []),
  ];
}

function checkWhole(content: Content, today: LocalDay): Finding[] {
  const indexes = derivedIndexes(content);
  return [
    ...checkFeatured(content, today),
    ...checkRedirects(content),
    ...checkHiddenMentions(content, indexes, today),
    ...checkIndexes(content, indexes),
  ];
}

export const byFile = (a: Finding, b: Finding): number => (a.file === b.file ? 0 : a.file < b.file ? -1 : 1);
