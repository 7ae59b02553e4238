import { type FileContent, type IdReference, type ImageReference, silent } from '../descriptor/file-content';
import { type CharacterCore, characterCoreSchema } from './character-core-schema';
import { type CharacterVariant, characterVariantSchema } from './character-variant-schema';
import { characterKind } from './kind';
import { parseCharacterCore, parseCharacterVariant } from './read-character';

const { folder } = characterKind;

// The contract names no folder for drawnImage and background.
const IMAGES: readonly ImageReference[] = [
  ['avatar', ['images', 'avatar']],
  ['characterBanner', ['images', 'banner']],
  ['characterBanner', ['images', 'bannerImage']],
  ['characterCover', ['images', 'cover']],
  ['coverBackground', ['images', 'cover', 'background']],
  ['coverCharacter', ['images', 'cover', 'character']],
  ['coverText', ['images', 'cover', 'text']],
  ['coverHighlight', ['images', 'cover', 'highlight']],
  ['bannerBackground', ['banner', 'background']],
  ['bannerCharacter', ['banner', 'character']],
  ['bannerText', ['banner', 'text']],
  ['bannerHighlight', ['banner', 'highlight']],
  ['gallery', ['images', 'gallery', '*', 'file']],
  ['gallery', ['gallery', '*', 'file']],
];

const REFERENCES: readonly IdReference[] = [
  ...[[], ['variantOverrides']].flatMap((holder): IdReference[] => [
    { pattern: [...holder, 'family'], folder: 'families', to: 'any', whenHidden: 'id' },
    { pattern: [...holder, 'variants', '*', 'id'], folder, to: 'version', whenHidden: 'entry' },
    { pattern: [...holder, 'sections', 'relationships', '*', 'characterId'], folder, to: 'any', whenHidden: 'entry' },
  ]),
  { pattern: ['variantOf'], folder, to: 'item' },
];

/** A file says itself whether it is a core or a variant, and may do so wrongly: both are searched at all places of either. */
const PLACES = {
  references: REFERENCES,
  images: [...IMAGES, ...IMAGES.map(([kind, pattern]) => [kind, ['variantOverrides', ...pattern]] as const)],
};

export const coreFile: FileContent<CharacterCore> = {
  folder,
  schema: characterCoreSchema,
  parse: (id, json) => parseCharacterCore(id, json, silent),
  ...PLACES,
};

export const variantFile: FileContent<CharacterVariant> = {
  folder,
  schema: characterVariantSchema,
  parse: (id, json) => parseCharacterVariant(id, json, silent),
  ...PLACES,
};
