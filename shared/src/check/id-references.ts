import type { Pattern } from './select-values';

/** What an id names: a person, one life, either of them, one version of a plot, a plot in all its versions, either of them, a family. */
export type ReferredTo = 'core' | 'variant' | 'character' | 'plot-version' | 'plot-core' | 'plot' | 'family';

/** Where files of a folder, or a file that there is once, name others by their ids. */
export interface IdReference {
  in: 'characters' | 'plots' | 'locations' | 'families' | 'site';
  pattern: Pattern;
  to: ReferredTo;
}

const ofCharacters = [[], ['variantOverrides']].flatMap((holder): IdReference[] => [
  { in: 'characters', pattern: [...holder, 'family'], to: 'family' },
  { in: 'characters', pattern: [...holder, 'sections', 'relationships', '*', 'characterId'], to: 'character' },
]);

/** Every place in the catalogue at which an id of another file stands. */
export const ID_REFERENCES: readonly IdReference[] = [
  ...ofCharacters,
  { in: 'characters', pattern: ['variantOf'], to: 'core' },
  { in: 'characters', pattern: ['variants', '*', 'id'], to: 'variant' },
  { in: 'families', pattern: ['members', '*', 'characterId'], to: 'character' },
  { in: 'plots', pattern: ['coreId'], to: 'plot-core' },
  { in: 'plots', pattern: ['sections', 'mainRoles', '*', 'characterId'], to: 'character' },
  { in: 'plots', pattern: ['sections', 'mainRoles', '*', 'variantId'], to: 'variant' },
  { in: 'locations', pattern: ['connectedCharacters', '*'], to: 'character' },
  { in: 'locations', pattern: ['connectedPlots', '*'], to: 'plot' },
  { in: 'site', pattern: ['featured', 'characters', '*'], to: 'variant' },
  { in: 'site', pattern: ['featured', 'plot'], to: 'plot-version' },
];
