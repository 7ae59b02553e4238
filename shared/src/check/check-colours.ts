import { selectTexts } from '../catalogue/select-values';
import { contrastRatio, parseHexColour } from '../domain/colour';
import type { JsonRecord } from '../domain/json-record';
import { GROUNDS } from '../domain/tint';
import { entitiesOf } from './content';
import { type Finding, warningAt } from './finding';
import type { Rule } from './rule';

/** Below it the site has to change an accent so much that little is left of the colour that was meant. */
const MIN_CONTRAST = 3;

const KINDS = ['core', 'variant', 'plot'] as const;

const HOLDERS = [['styling'], ['variantOverrides', 'styling'], []];

function checkAccent(file: string, path: string, accent: string): Finding[] {
  const contrast = contrastRatio(accent, GROUNDS.dark.ground);
  if (contrast >= MIN_CONTRAST) return [];
  const message = `${accent} reads at ${contrast.toFixed(1)}:1 on the dark ground, below ${MIN_CONTRAST}:1`;
  return [warningAt({ file, path }, message, 'Choose a lighter accent')];
}

function checkFile({ file, json }: { file: string; json: JsonRecord }): Finding[] {
  return HOLDERS.flatMap((holder) => {
    const colour = (name: string) =>
      selectTexts(json, [...holder, name]).filter(({ value }) => parseHexColour(value) !== undefined)[0];
    const accent = colour('accentColor');
    const theme = colour('themeColor');
    if (!accent) return [];
    const alike = theme && contrastRatio(accent.value, theme.value) < MIN_CONTRAST;
    const message = `${accent.value} does not stand out from the theme colour ${theme?.value}`;
    return [
      ...checkAccent(file, accent.path, accent.value),
      ...(alike ? [warningAt({ file, path: accent.path }, message, 'Choose a pair with more contrast')] : []),
    ];
  });
}

/** Accents that can be told from the ground of the page and from their theme colour. */
export const coloursRule: Rule<Finding[]> = {
  extract: (entity) => (KINDS.some((kind) => kind === entity.kind) ? checkFile(entity) : []),
  find: (content, of) => entitiesOf(content, KINDS).flatMap(of),
};
