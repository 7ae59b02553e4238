import { characterCoreSchema } from '@otherfolk/shared/catalogue/schemas/character-core';
import {
  type CharacterSectionKey,
  characterSectionsSchema,
} from '@otherfolk/shared/catalogue/schemas/character-sections';
import { characterVariantSchema } from '@otherfolk/shared/catalogue/schemas/character-variant';
import { type FreeKeys, inKeyOrder } from './key-order';

export type CharacterFileKind = 'core' | 'variant';

export const CHARACTER_SCHEMAS = { core: characterCoreSchema, variant: characterVariantSchema };

/** In the order of the page. */
export const SECTION_KEYS = Object.keys(characterSectionsSchema.pipe[1].entries) as CharacterSectionKey[];

/** Keys to which docs/data-contract.md#3-character-core and docs/data-contract.md#4-character-variant give no place. */
const FREE: Record<CharacterFileKind, FreeKeys> = {
  core: { '': ['ageless', 'banner', 'genre', 'isUnnamed', 'highlight'] },
  variant: {
    '': ['name', 'nameInfo', 'ageGrade', 'physical', 'styling', 'ageless', 'isUnnamed', 'highlight'],
    variantOverrides: ['banner', 'genre', 'isUnnamed', 'highlight'],
  },
};

/** A copy of a file with its keys in the order of the contract. */
export const inContractOrder = <Json extends object>(json: Json, kind: CharacterFileKind): Json =>
  inKeyOrder(json, CHARACTER_SCHEMAS[kind], FREE[kind]);
