import type { MergedCharacter } from '@otherfolk/shared/catalogue/merged-character';

/** SPEC 8: what the log says of a character that lacks what nearly every one has; readers are not told. */
export function sanityWarnings({ images, tags }: Pick<MergedCharacter, 'images' | 'tags'>): string[] {
  return [
    ...(Object.keys(images ?? {}).length === 0 ? ['No images field found after merging.'] : []),
    ...(tags.length === 0 ? ['Tags are missing or empty.'] : []),
  ];
}
