/**
 * The things that a field refers to: people in whichever life or in one, people alone, lives alone; of a plot the whole and each
 * version, the whole alone, versions alone; places, families.
 */
export type ReferenceKind = 'person' | 'core' | 'life' | 'plot' | 'plot-core' | 'plot-version' | 'place' | 'family';
