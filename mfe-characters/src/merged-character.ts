import { type Merged, mergeVariant } from '@otherfolk/shared/domain/merge';
import type { CharacterCore } from '@otherfolk/shared/kinds/character/character-core-schema';
import type { CharacterVariant } from '@otherfolk/shared/kinds/character/character-variant-schema';

/** The merge of a variant over its core. */
export type MergedCharacter = Merged<CharacterCore, CharacterVariant>;

const merged = new WeakMap<CharacterVariant, { core: CharacterCore; character: MergedCharacter }>();

/** A variant over its core. As long as both are the same objects, so is the character: a view merges it once. */
export function mergedCharacter(core: CharacterCore, variant: CharacterVariant): MergedCharacter {
  let known = merged.get(variant);
  if (known?.core !== core) merged.set(variant, (known = { core, character: mergeVariant(core, variant) }));
  return known.character;
}
