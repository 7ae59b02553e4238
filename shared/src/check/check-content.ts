import { counted, silentProgress, type StartProgress } from '../catalogue/progress';
import type { LocalDay } from '../domain/local-day';
import { checkColours } from './check-colours';
import { checkDates } from './check-dates';
import { checkFamilies } from './check-families';
import { checkFeatured } from './check-featured';
import { checkFields } from './check-fields';
import { checkHiddenMentions, type MentionRecall } from './check-hidden-mentions';
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
import { derivedIndexes, type OfEntry } from './derived-indexes';
import type { Finding } from './finding';

/** Gives what follows from files as it was derived before, where they are the same; else derives it. */
export interface CheckRecall extends MentionRecall {
  ofEntry: OfEntry;
}

export interface CheckOptions {
  today: LocalDay;
  /** Without it, everything is derived anew. */
  recall?: CheckRecall;
  /** Of a catalogue that promises to stay below one. */
  maxRating?: number | undefined;
  startProgress?: StartProgress;
}

type Rule = (content: Content, options: CheckOptions) => Finding[];

/** What files say, each by itself and of each other. */
const RULES: readonly Rule[] = [
  (content, { recall }) => checkFields(content, recall?.ofFile),
  checkReferencedIds,
  checkVariants,
  checkValues,
  (content, { today }) => checkDates(content, today),
  checkRelations,
  checkRoles,
  checkFamilies,
  checkColours,
  checkTexts,
  checkImages,
  (content, { maxRating }) => (maxRating === undefined ? [] : checkRatings(content, maxRating)),
];

function rulesOfWhole(content: Content, { recall }: CheckOptions): readonly Rule[] {
  const indexes = derivedIndexes(content, recall?.ofEntry);
  return [
    (_, { today }) => checkFeatured(content, indexes, today),
    checkRedirects,
    (_, { today }) => checkHiddenMentions(content, indexes, today, recall),
    () => checkIndexes(content, indexes),
  ];
}

/** Every rule about what the files of a catalogue say. `isWhole` is false where a file could not be read: what follows from that is not worth saying. */
export function checkContent(content: Content, options: CheckOptions, isWhole: boolean): Finding[] {
  const { startProgress = silentProgress } = options;
  const rules = [...RULES, ...(isWhole ? rulesOfWhole(content, options) : [])];
  const findings: Finding[][] = [];
  for (const rule of counted(rules, startProgress('checking rules', rules.length)))
    findings.push(rule(content, options));
  return findings.flat();
}

export const byFile = (a: Finding, b: Finding): number => (a.file === b.file ? 0 : a.file < b.file ? -1 : 1);
