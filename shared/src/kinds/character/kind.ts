import { fileIn } from '../../catalogue/catalogue-files';
import { characterAddresses } from './addresses';
import type { CharacterIndexEntry } from './character-index-schema';

/** A person has a file of its own, the core, and one for each life, a variant. */
export const characterKind = {
  ...characterAddresses,
  label: 'Characters',
  one: 'character',
  fileKinds: ['core', 'variant'],
  versions: 'listed',
  /** Lists each life. */
  index: 'characters/index.variants.json',
  indexes: ['characters/index.variants.json'],
  /** The file of a core or of a variant. */
  file: fileIn('characters'),
  titleKey: 'name',
  stageAt: ['recordInfo'],
  cover: 'avatar',
  cards: 'character-cards',
  isDated: true,
  picture: 'square',
  summaryOf: ({ name, avatar }: CharacterIndexEntry) => ({ name, image: avatar }),
  /** The noun for an id that is no item of the catalogue. */
  referredAs: { any: 'character or variant', version: 'variant' },
} as const;
