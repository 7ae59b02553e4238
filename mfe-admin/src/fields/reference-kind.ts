/**
 * What a field refers to: people in whichever life or in one, people alone, lives alone, plots, plots without regard to their versions,
 * versions of plots, places, families.
 */
export type ReferenceKind = 'person' | 'core' | 'life' | 'plot' | 'plot-core' | 'plot-version' | 'place' | 'family';
