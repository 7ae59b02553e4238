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

/** SPEC 2, order of the page. */
export const SECTION_KEYS = [
  'Overview',
  'Backstory',
  'RP Hooks',
  'Romance Vibe',
  'Personality Breakdown',
  'Emotional Notes',
  'Preferences',
  'relationships',
  'Favorites & Quirks',
  'Sample Voice',
  'Life Stages',
] as const;

export type SectionKey = (typeof SECTION_KEYS)[number];

const sections: KeyOrder = SECTION_KEYS;
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
  ['sections', sections],
  'characterSheets',
  'family',
];

/** DATA-CONTRACT 3. */
export const CORE_KEYS: KeyOrder = ['id', ...ofCharacter, ['variants', ['id', 'label', 'text', ['recordInfo', stage]]]];

/** DATA-CONTRACT 4. */
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
  ['sections', sections],
  'characterSheets',
  ['gallery', gallery],
];
