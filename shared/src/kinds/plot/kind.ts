import { fileIn } from '../../catalogue/catalogue-files';

/** A plot has a file for each of its versions. */
export const plotKind = {
  folder: 'plots',
  label: 'Plots',
  one: 'plot',
  fileKinds: ['plot'],
  hasVersions: true,
  /** Lists each version. */
  index: 'plots/index.variants.json',
  /** Lists each plot once. */
  coreIndex: 'plots/index.json',
  indexes: ['plots/index.json', 'plots/index.variants.json'],
  file: fileIn('plots'),
  listPath: '/plots',
  path: (id: string, versionId?: string) => `/plots/${id}${versionId ? `/${versionId}` : ''}`,
  cover: 'plotCover',
  cards: 'plot-cards',
} as const;
