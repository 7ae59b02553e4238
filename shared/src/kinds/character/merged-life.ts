import { type Merged, mergeVariant } from '../../domain/merge';
import type { CharacterCore } from './character-core-schema';
import type { CharacterVariant } from './character-variant-schema';

type MergedLife = Merged<CharacterCore, CharacterVariant>;

const merged = new WeakMap<CharacterVariant, { core: CharacterCore; life: MergedLife }>();

/** A variant over its core, as `mergeVariant` has it, merged once: many rules and the index ask for it. */
export function mergedLife(core: CharacterCore, variant: CharacterVariant): Readonly<MergedLife> {
  const known = merged.get(variant);
  if (known?.core === core) return known.life;
  const life = mergeVariant(core, variant);
  merged.set(variant, { core, life });
  return life;
}
