import { type Pattern, selectTexts, selectValues } from '../catalogue/select-values';
import { DEFAULT_BASE_AGE } from '../domain/age';
import { evaluateAgeFormula, isAgeFormula } from '../domain/age-formula';
import { GALLERY_STYLES } from '../domain/gallery';
import type { JsonRecord } from '../domain/json-record';
import { LIFE_STAGE_BANDS } from '../domain/life-stage';
import { entitiesOf } from './content';
import { errorAt, type Finding, warningAt } from './finding';
import type { Rule } from './rule';

interface File {
  file: string;
  json: JsonRecord;
}

const inOverridesToo = (pattern: Pattern): Pattern[] => [pattern, ['variantOverrides', ...pattern]];

function checkFormulas({ file, json }: File): Finding[] {
  return inOverridesToo(['ageGrade', 'ageFormula'])
    .flatMap((pattern) => selectTexts(json, pattern))
    .flatMap(({ path, value }) => {
      if (!isAgeFormula(value)) {
        return [errorAt({ file, path }, `cannot be read: ${value}`, 'Write arithmetic on X, such as X+6')];
      }
      if (evaluateAgeFormula(value, DEFAULT_BASE_AGE) !== undefined) return [];
      const message = `gives no age at the base age ${DEFAULT_BASE_AGE}: ${value}`;
      return [warningAt({ file, path }, message, 'Write a formula that comes to 0 or more')];
    });
}

function checkChoice(file: File, pattern: Pattern, choices: readonly string[], effect: string): Finding[] {
  const known = new Set(choices.map((choice) => choice.toLowerCase()));
  return selectTexts(file.json, pattern)
    .filter(({ value }) => !known.has(value.trim().toLowerCase()))
    .map(({ path, value }) =>
      warningAt({ file: file.file, path }, `${value}: ${effect}`, `Choose from ${choices.join(', ')}`),
    );
}

function checkGallery(file: File, pattern: Pattern): Finding[] {
  const without = selectValues(file.json, pattern).filter(({ value }) => selectTexts(value, ['genre']).length === 0);
  return [
    ...checkChoice(file, [...pattern, 'style'], GALLERY_STYLES, 'not a gallery style'),
    ...without.map(({ path }) =>
      warningAt({ file: file.file, path }, 'an image without a genre is never shown', 'Add "genre": "all"'),
    ),
  ];
}

const checkGalleries = (file: File): Finding[] => [
  ...checkGallery(file, ['images', 'gallery', '*']),
  ...checkGallery(file, ['gallery', '*']),
];

const checkCharacter = (file: File): Finding[] => [
  ...checkFormulas(file),
  ...checkGalleries(file),
  ...inOverridesToo(['sections', 'Life Stages', '*', 'name']).flatMap((pattern) =>
    checkChoice(file, pattern, LIFE_STAGE_BANDS, 'no such stage of life, so it is never shown'),
  ),
];

/** Values that are well formed, but say nothing that the site can use. */
export const valuesRule: Rule<Finding[]> = {
  extract: (entity) => {
    if (entity.kind === 'core' || entity.kind === 'variant') return checkCharacter(entity);
    return entity.kind === 'plot' ? checkGalleries(entity) : [];
  },
  find: (content, of) => entitiesOf(content, ['core', 'variant', 'plot']).flatMap(of),
};
