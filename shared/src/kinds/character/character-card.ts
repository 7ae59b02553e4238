import { summaryOf } from '../../domain/character-summary';
import { displayedName, mergeVariant } from '../../domain/merge';
import type { CardFacts } from '../descriptor/card-facts';
import type { CharacterCore } from './character-core-schema';
import type { CharacterVariant } from './character-variant-schema';

/** The content of a life's card, taken from what its page shows. */
export function characterCard({ core, variant }: { core: CharacterCore; variant: CharacterVariant }): CardFacts {
  const merged = mergeVariant(core, variant);
  const { ageGrade, ageless, variantLabel, images, styling, recordInfo, isUnnamed } = merged;
  return {
    name: displayedName(merged),
    label: variantLabel,
    words: summaryOf(merged),
    images: [['avatar', images?.avatar]],
    ...styling,
    record: { ...recordInfo, isUnnamed },
    age: { ageGrade, ageless },
  };
}
