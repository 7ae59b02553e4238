import { catalogueFiles } from '../catalogue/catalogue-files';
import { parseLeniently } from '../catalogue/parse-leniently';
import { selectTexts } from '../catalogue/select-values';
import { asOf } from '../domain/as-of';
import type { LocalDay } from '../domain/local-day';
import { VISITOR } from '../domain/viewer';
import { isVisible, type Visible } from '../domain/visibility';
import { characterKind } from '../kinds/character/kind';
import { plotKind } from '../kinds/plot/kind';
import { siteSchema } from '../kinds/site/site-schema';
import type { Content } from './content';
import { derivedIndexes } from './derived-indexes';
import { type Finding, warningAt } from './finding';

/** What the home page features is something that visitors see. */
export function checkFeatured(content: Content, today: LocalDay): Finding[] {
  const indexes = derivedIndexes(content);
  const file = catalogueFiles.site;
  const json = content.json.get(file);
  const release = parseLeniently(siteSchema, json ?? {}).output?.currentRelease;
  if (release === undefined) return [];
  const hiddenIn = (index: string) =>
    new Set(
      (indexes.get(index) as ({ id: string } & Visible)[])
        .filter((entry) => !isVisible(asOf(entry, today), VISITOR, release))
        .map(({ id }) => id),
    );
  const places = [
    { pattern: ['featured', 'characters', '*'], hidden: hiddenIn(characterKind.index) },
    { pattern: ['featured', 'plot'], hidden: hiddenIn(plotKind.index) },
  ];
  return places.flatMap(({ pattern, hidden }) =>
    selectTexts(json, pattern)
      .filter(({ value }) => hidden.has(value))
      .map(({ path, value }) =>
        warningAt({ file, path }, `visitors do not see ${value}`, 'Feature something that is published and named'),
      ),
  );
}
