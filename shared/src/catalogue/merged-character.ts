import type { Merged } from '../domain/merge';
import type { CharacterCore } from './schemas/character-core';
import type { CharacterVariant } from './schemas/character-variant';

/** What mergeVariant makes of what the readers give. */
export type MergedCharacter = Merged<CharacterCore, CharacterVariant>;
