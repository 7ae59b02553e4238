import {
  characterSectionsSchema,
  type CharacterSectionKey,
} from '@otherfolk/shared/catalogue/schemas/character-sections';
import type { KeyOrder } from './key-order';

const stage: KeyOrder = ['published', 'version'];
const gallery: KeyOrder = ['file', 'style', 'genre'];
const layers: KeyOrder = ['background', 'character', 'text', 'highlight'];

const recordInfo: KeyOrder = ['dateAdded', 'dateUpdated', 'contentRating', ...stage, 'modelName'];
const images: KeyOrder = [
  'avatar',
  'banner',
  'bannerImage',
  'drawnImage',
  'background',
  ['cover', layers],
  ['gallery', gallery],
];

/** In the order of the page. */
export const SECTION_KEYS = Object.keys(characterSectionsSchema.pipe[1].entries) as CharacterSectionKey[];

const tag: KeyOrder = ['group', 'name'];

const ofCharacter: KeyOrder = [
  'name',
  ['nameInfo', ['formalName', 'fullName', 'nickname', 'firstName', 'lastName', 'informalName']],
  ['ageGrade', ['birthMonth', 'birthDay', 'ageFormula']],
  ['physical', ['height', 'weight', 'measurements', 'build']],
  ['recordInfo', recordInfo],
  ['styling', ['themeColor', 'accentColor', 'themeClass']],
  ['tags', tag],
  ['images', images],
  ['sections', SECTION_KEYS],
  'characterSheets',
  'family',
];

/** docs/data-contract.md#3-character-core */
export const CORE_KEYS: KeyOrder = ['id', ...ofCharacter, ['variants', ['id', 'label', 'text', ['recordInfo', stage]]]];

/** docs/data-contract.md#4-character-variant */
export const VARIANT_KEYS: KeyOrder = [
  'id',
  'variantOf',
  'variantLabel',
  'genre',
  ['recordInfo', recordInfo],
  ['variantOverrides', ['variantName', 'ageless', ...ofCharacter]],
  ['tags', tag],
  ['images', images],
  ['banner', layers],
  'family',
  ['sections', SECTION_KEYS],
  'characterSheets',
  ['gallery', gallery],
];
