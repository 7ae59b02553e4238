/** What a field refers to: people in whichever life or in one, people alone, lives alone, plots, versions of plots, places, families. */
export type ReferenceKind = 'person' | 'core' | 'life' | 'plot' | 'plot-version' | 'place' | 'family';
