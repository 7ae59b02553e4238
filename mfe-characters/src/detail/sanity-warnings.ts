import type { MergedCharacter } from '../merged-character';

/** The warnings of the log for a character that lacks what nearly every one has: docs/product.md#sections-of-a-character-page. */
export function sanityWarnings({ images, tags }: Pick<MergedCharacter, 'images' | 'tags'>): string[] {
  return [
    ...(Object.keys(images ?? {}).length === 0 ? ['No images field found after merging.'] : []),
    ...(tags.length === 0 ? ['Tags are missing or empty.'] : []),
  ];
}
