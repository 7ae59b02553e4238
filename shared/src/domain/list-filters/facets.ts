import { type Stage, STAGE_LABELS, stageOf } from '../release';
import type { Viewer } from '../viewer';
import type { Visible } from '../visibility';
import type { Facet } from './list-definition';
import { SWATCHES, swatchOf } from './swatches';

/** Says whether a viewer may list what nobody else sees: admins may. */ // docs/product.md#filters-of-locations
export const mayShowHidden = ({ memType }: Pick<Viewer, 'memType'>): boolean => memType === 'a';

const STAGES: readonly Stage[] = ['published', 'next', 'pipeline'];

/** Appears only for those who see more than one stage. */
export const stageFacet: Facet<Visible> = {
  param: 'stage',
  label: 'Stage Filter',
  shape: 'select',
  none: 'All',
  isCounted: false,
  choices: STAGES.map((value) => ({ value, label: STAGE_LABELS[value] ?? 'Published' })),
  isOffered: (value, { viewer: { aN, aP } }) => (aN || aP) && (value === 'published' || (value === 'next' ? aN : aP)),
  valuesOf: (item, { release }) => [stageOf(item, release)],
};

interface Coloured {
  themeColor?: string | undefined;
  accentColor?: string | undefined;
}

/** The colour that a page is washed with: accents are nearly all golden, and would fall into two swatches. */
export const colourFacet: Facet<Coloured> = {
  param: 'colour',
  label: 'Color',
  shape: 'swatches',
  isCounted: true,
  choices: SWATCHES,
  valuesOf: ({ themeColor, accentColor }) => [swatchOf(themeColor ?? accentColor) ?? []].flat(),
};
