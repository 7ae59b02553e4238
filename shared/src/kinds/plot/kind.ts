import { fileIn } from '../../catalogue/catalogue-files';
import { plotAddresses } from './addresses';
import type { PlotIndexEntry } from './plot-index-schema';

/** A plot has a file for each of its versions. */
export const plotKind = {
  ...plotAddresses,
  label: 'Plots',
  one: 'plot',
  fileKinds: ['plot'],
  versions: 'by-core-id',
  /** Lists each version. */
  index: 'plots/index.variants.json',
  /** Lists each plot once. */
  coreIndex: 'plots/index.json',
  indexes: ['plots/index.json', 'plots/index.variants.json'],
  file: fileIn('plots'),
  titleKey: 'title',
  stageAt: ['recordInfo'],
  cover: 'plotCover',
  cards: 'plot-cards',
  isDated: true,
  picture: 'upright',
  summaryOf: ({ title, coverImage }: PlotIndexEntry) => ({ name: title, image: coverImage }),
  /** The noun for an id that is no item of the catalogue. */
  referredAs: { any: 'plot or plot variant', version: 'plot variant' },
} as const;
