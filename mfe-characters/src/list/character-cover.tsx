import { COVER_SIZES } from '@otherfolk/shared/browser/cover-sizes';
import type { ImageKind } from '@otherfolk/shared/catalogue/image-paths';
import type { CharacterIndexEntry } from '@otherfolk/shared/kinds/character/character-index-schema';
import { Cover, type CoverLayer } from '@otherfolk/shared/ui/cover';

/** Back to front. */
const LAYERS = [
  ['coverBackground', 'background'],
  ['coverCharacter', 'character'],
  ['coverText', 'text'],
] as const;

/** The kinds of images that covers are made of. */
export const COVER_KINDS: readonly ImageKind[] = ['characterCover', ...LAYERS.map(([kind]) => kind)];

function layersOf(cover: NonNullable<CharacterIndexEntry['images']>['cover']): CoverLayer[] {
  if (typeof cover === 'string') return [{ kind: 'characterCover', file: cover }];
  return LAYERS.flatMap(([kind, layer]) => {
    const file = cover?.[layer];
    return file ? [{ kind, file }] : [];
  });
}

interface CharacterCoverProps {
  entry: CharacterIndexEntry;
  priority: 'first' | 'lazy';
}

/** The cover of a list entry: one image, or background, character and title laid over each other. */
export function CharacterCover({ entry, priority }: CharacterCoverProps) {
  return (
    <Cover layers={layersOf(entry.images?.cover)} alt="" sizes={COVER_SIZES} shape="portrait" priority={priority} />
  );
}
