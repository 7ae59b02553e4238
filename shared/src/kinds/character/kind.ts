import { fileIn } from '../../catalogue/catalogue-files';
import type { CharacterIndexEntry } from './character-index-schema';

/** A person has a file of its own, the core, and one for each life, a variant. */
export const characterKind = {
  folder: 'characters',
  label: 'Characters',
  one: 'character',
  fileKinds: ['core', 'variant'],
  versions: 'listed',
  /** Lists each life. */
  index: 'characters/index.variants.json',
  indexes: ['characters/index.variants.json'],
  /** Of a core or of a variant. */
  file: fileIn('characters'),
  titleKey: 'name',
  stageAt: ['recordInfo'],
  listPath: '/characters',
  path: (id: string, versionId?: string) => `/characters/${id}${versionId ? `/${versionId}` : ''}`,
  cover: 'avatar',
  cards: 'character-cards',
  isDated: true,
  picture: 'square',
  summaryOf: ({ name, avatar }: CharacterIndexEntry) => ({ name, image: avatar }),
  /** What an id names that is no item of the catalogue. */
  referredAs: { any: 'character or variant', version: 'variant' },
} as const;
